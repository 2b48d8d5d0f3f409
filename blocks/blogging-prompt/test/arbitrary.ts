import fc from 'fast-check';

const text = fc.constantFrom( '', 'Which tool?', 'A &amp; B', '<em>x</em>' );

/** What the prompt may be, answers of the service included. */
export const arbitrary: fc.Arbitrary< Record< string, unknown > > = fc.record(
	{
		answersLink: fc.constantFrom( 'https://example.org/?a=1&b=2' ),
		answersLinkText: text,
		gravatars: fc.array(
			fc.record( { url: fc.constant( 'https://example.org/a.png' ) } ),
			{ maxLength: 3 }
		),
		promptLabel: text,
		promptText: text,
		promptFetched: fc.boolean(),
		promptId: fc.nat(),
		showResponses: fc.boolean(),
		showLabel: fc.boolean(),
		tagsAdded: fc.boolean(),
		isBloganuary: fc.boolean(),
		className: fc.constantFrom( 'is-style-quote', 'a b' ),
	},
	{ requiredKeys: [] }
);
