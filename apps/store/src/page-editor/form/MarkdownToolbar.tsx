import { IconButton } from '@patine/ui/icon-button/IconButton';
import Bold from 'lucide-react/icons/bold';
import Heading from 'lucide-react/icons/heading';
import Italic from 'lucide-react/icons/italic';
import Link2 from 'lucide-react/icons/link-2';
import List from 'lucide-react/icons/list';
import { useIntl } from 'react-intl';
import { isLineTool } from './line-tools.ts';
import { walkToolbar } from './walk-toolbar.ts';
import type { MarkdownCommand } from './markdown-commands.ts';

const TOOLS = [
  { command: 'bold', Icon: Bold },
  { command: 'italic', Icon: Italic },
  { command: 'link', Icon: Link2 },
  { command: 'heading', Icon: Heading },
  { command: 'list', Icon: List },
] as const;

export type MarkdownToolbarProps = {
  /** Id of the text that it works on. */
  controls: string;
  oneLine: boolean;
  onCommand: (command: MarkdownCommand) => void;
};

export function MarkdownToolbar({ controls, oneLine, onCommand }: MarkdownToolbarProps) {
  const { formatMessage } = useIntl();
  return (
    <div
      role="toolbar"
      tabIndex={-1}
      aria-controls={controls}
      aria-label={formatMessage({ id: 'pageEditor.markdown' })}
      className="flex"
      onKeyDown={walkToolbar}
    >
      {TOOLS.filter(({ command }) => !oneLine || isLineTool(command)).map(({ command, Icon }, index) => (
        <IconButton
          key={command}
          label={formatMessage({ id: `pageEditor.markdown.${command}` })}
          tabIndex={index === 0 ? 0 : -1}
          // The selection in the text stays while a tool is pressed.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onCommand(command)}
        >
          <Icon aria-hidden className="size-5" />
        </IconButton>
      ))}
    </div>
  );
}
