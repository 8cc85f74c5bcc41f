import type { CategoryTexts } from '@patine/contract/content/shop-documents';

/** The editors' text about a category, below its products. */
export default function AboutCategory({ title, paragraphs }: CategoryTexts[string]) {
  return (
    <section className="mt-16 stitch-t pt-8">
      <h2 className="heading text-2xl">{title}</h2>
      <div className="mt-4 grid gap-x-12 gap-y-4 lg:grid-cols-2">
        {paragraphs.map((text) => (
          <p key={text} className="max-w-prose">
            {text}
          </p>
        ))}
      </div>
    </section>
  );
}
