import { IconButton } from '@patine/ui/icon-button/IconButton';
import Bold from 'lucide-react/icons/bold';
import Braces from 'lucide-react/icons/braces';
import Heading2 from 'lucide-react/icons/heading-2';
import Heading3 from 'lucide-react/icons/heading-3';
import Italic from 'lucide-react/icons/italic';
import Link2 from 'lucide-react/icons/link-2';
import List from 'lucide-react/icons/list';
import ListOrdered from 'lucide-react/icons/list-ordered';
import { useIntl } from 'react-intl';
import { isLineTool } from '../form/line-tools.ts';
import { walkToolbar } from '../form/walk-toolbar.ts';
import type { RichCommand } from './rich-text-commands.ts';

const TOOLS = [
  { command: 'bold', Icon: Bold },
  { command: 'italic', Icon: Italic },
  { command: 'link', Icon: Link2 },
  { command: 'heading', Icon: Heading2 },
  { command: 'subheading', Icon: Heading3 },
  { command: 'list', Icon: List },
  { command: 'numbers', Icon: ListOrdered },
  { command: 'placeholder', Icon: Braces },
] as const;

export type RichTool = RichCommand | 'link' | 'placeholder';

export type RichTextToolbarProps = {
  /** Id of the text that it works on. */
  controls: string;
  oneLine: boolean;
  /** Tools that what is selected was formatted with. */
  active: ReadonlySet<RichTool>;
  onTool: (tool: RichTool) => void;
};

/** Formats what is selected; a pressed tool says how it is formatted. */
export function RichTextToolbar({ controls, oneLine, active, onTool }: RichTextToolbarProps) {
  const { formatMessage } = useIntl();
  return (
    <div
      role="toolbar"
      tabIndex={-1}
      aria-controls={controls}
      aria-label={formatMessage({ id: 'pageEditor.markdown' })}
      className="flex flex-wrap"
      onKeyDown={walkToolbar}
    >
      {TOOLS.filter(({ command }) => !oneLine || isLineTool(command)).map(({ command, Icon }, index) => (
        <IconButton
          key={command}
          label={formatMessage({ id: `pageEditor.markdown.${command}` })}
          aria-pressed={active.has(command)}
          tabIndex={index === 0 ? 0 : -1}
          className="aria-pressed:bg-ecru aria-pressed:outline aria-pressed:outline-1 aria-pressed:-outline-offset-4"
          // The selection in the text stays while a tool is pressed.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onTool(command)}
        >
          <Icon aria-hidden className="size-5" />
        </IconButton>
      ))}
    </div>
  );
}
