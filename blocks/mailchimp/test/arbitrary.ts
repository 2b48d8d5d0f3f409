import fc from 'fast-check';

const text = fc.constantFrom( '', 'Join', 'A & "B" <3', '<em>x</em>' );

/** Texts, groups and looks. */
export const arbitrary: fc.Arbitrary< Record< string, unknown > > = fc.record(
	{
		emailPlaceholder: text,
		consentText: text,
		processingLabel: text,
		successLabel: text,
		errorLabel: text,
		interests: fc.constantFrom( [], [ 'ab12', 'cd34' ] ),
		signupFieldTag: text,
		signupFieldValue: text,
		preview: fc.boolean(),
		extraFields: fc.constantFrom(
			[ { key: 'FNAME', label: 'A & "B" <3', required: true } ],
			[]
		),
		align: fc.constantFrom( 'wide', 'full' ),
		className: fc.constantFrom( 'a b' ),
		backgroundColor: fc.constantFrom( 'contrast' ),
		style: fc.constantFrom( { spacing: { padding: { top: '1em' } } } ),
	},
	{ requiredKeys: [] }
);

/** Without its button the block is taken for the first version, which had none. */
export const innerBlocks = [
	[ 'jetpack/button', { element: 'button', text: 'Join' } ],
];
