import fc from 'fast-check';

const text = fc.constantFrom( '', 'Email', 'A & "B" <3', 'undefined' );

/** Names and words; the button is added when a block of the first version is opened. */
export const arbitrary: fc.Arbitrary< Record< string, unknown > > = fc.record(
	{
		revueUsername: fc.constantFrom( 'quayboats', 'a b', 'x/../y?z="1"' ),
		emailLabel: text,
		emailPlaceholder: text,
		firstNameLabel: text,
		firstNamePlaceholder: text,
		firstNameShow: fc.boolean(),
		lastNameLabel: text,
		lastNamePlaceholder: text,
		lastNameShow: fc.boolean(),
		className: fc.constantFrom( 'a b' ),
	},
	{ requiredKeys: [] }
);

/** The button, as the block is saved. */
export const innerBlocks = [
	[ 'jetpack/button', { element: 'button', text: 'Subscribe' } ],
];
