import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const ROOT = path.join(import.meta.dirname, '../../..');
const SOURCES = ['apps/store/src', 'packages/ui/src'];
const GESTURE =
  /\bon(Pointer(Down|Move)|Touch\w+|Drag\w*|Drop|MouseMove|Wheel)[=:]|type="range"|'(pointer|touch|mouse)move'/;

type Twin = { file: string; title: string };

const twin = (file: string, title: string): Twin => ({ file, title });
const gallery = (file: string, title: string) => twin(`packages/ui/src/product-gallery/${file}`, title);

const PICTURES = twin(
  'apps/store/e2e/page-editor-pictures.spec.ts',
  'a picture is uploaded once, framed by keyboard, used in two pages, and deleted when no page shows it',
);

/** Sources that listen to drags, and the test of what one press or a key does instead (WCAG 2.2, 2.5.7). */
const TWINS: Readonly<Record<string, readonly Twin[]>> = {
  'packages/ui/src/product-gallery/use-zoom.ts': [
    gallery('ProductGallery.test.tsx', 'zooms by button and by keyboard'),
    gallery('GalleryDialog.test.tsx', 'without dragging, a double press on another part shows that part'),
    gallery('GalleryDialog.test.tsx', 'keys zoom, move, reset, and go to either end'),
  ],
  'packages/ui/src/range-field/RangeField.tsx': [
    twin(
      'packages/ui/src/range-field/RangeField.test.tsx',
      'a typed value applies on Enter, limited to the bounds',
    ),
  ],
  // Any sign that somebody is there will do: a key and the focus are others.
  'apps/store/src/lib/on-first-interaction.ts': [],
  // Keeps the focus in the field: options are pressed, not dragged.
  'packages/ui/src/suggest-field/SuggestList.tsx': [],
  // Keeps the focus in the field: choices are pressed, not dragged.
  'apps/store/src/page-editor/picker/PickerList.tsx': [],
  'apps/store/src/page-editor/drag/use-sortable.ts': [
    twin(
      'apps/store/e2e/page-editor.spec.ts',
      'each step is undone separately, and a message offers to undo only the last one',
    ),
  ],
  'apps/store/src/page-editor/pictures/CropFields.tsx': [PICTURES],
  'apps/store/src/page-editor/pictures/FocalPoint.tsx': [PICTURES],
  'apps/store/src/page-editor/pictures/PictureDropZone.tsx': [PICTURES],
  'apps/store/src/page-editor/form/PictureField.tsx': [
    twin(
      'apps/store/e2e/page-editor-fields.spec.ts',
      'a picture field shows its picture and how much of it is visible, and can be cleared',
    ),
  ],
};

const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');

test('every source that listens to a drag has a twin that is pressed', () => {
  const listening = SOURCES.flatMap((folder) =>
    readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name) && !/\.(test|stories)\./.test(name))
      .map((name) => `${folder}/${name}`)
      .filter((file) => GESTURE.test(read(file))),
  );
  expect(listening.toSorted()).toEqual(Object.keys(TWINS).toSorted());
});

test('each twin has its test', () => {
  const missing = Object.values(TWINS)
    .flat()
    .filter(({ file, title }) => !read(file).includes(title));
  expect(missing).toEqual([]);
});
