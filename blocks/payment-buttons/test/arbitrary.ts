import fc from 'fast-check';

/** What the sidebar can set, and what later releases left. */
export const arbitrary: fc.Arbitrary< Record< string, unknown > > = fc.record(
	{
		align: fc.constantFrom( 'wide', 'full' ),
		className: fc.constantFrom( 'a b' ),
		fontSize: fc.constantFrom( 'large', 'x-large' ),
		layout: fc.record(
			{
				type: fc.constant( 'flex' ),
				orientation: fc.constantFrom( 'horizontal', 'vertical' ),
				justifyContent: fc.constantFrom( 'left', 'center', 'right' ),
			},
			{ requiredKeys: [ 'type' ] }
		),
		style: fc.record(
			{
				spacing: fc.record(
					{
						blockGap: fc.constantFrom(
							'1em',
							'var:preset|spacing|30'
						),
						margin: fc.record( {
							top: fc.constantFrom( '12px', '2em' ),
						} ),
					},
					{ requiredKeys: [] }
				),
				typography: fc.record(
					{
						fontSize: fc.constantFrom( '21px', '1.2em' ),
						lineHeight: fc.constantFrom( '1.5' ),
					},
					{ requiredKeys: [] }
				),
			},
			{ requiredKeys: [] }
		),
	},
	{ requiredKeys: [] }
);
