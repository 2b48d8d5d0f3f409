import fc from 'fast-check';
import type { Attributes } from '../types';

/** What the toolbar and the inspector can set. */
export const arbitrary: fc.Arbitrary< Partial< Attributes > > = fc.record(
	{
		text: fc.constantFrom(
			'Log in',
			'Come <strong>in</strong>',
			'',
			'a &amp; b'
		),
		borderRadius: fc.integer( { min: 0, max: 50 } ),
		backgroundColor: fc.constantFrom( 'vivid-red', 'pale-pink' ),
		textColor: fc.constantFrom( 'white', 'black' ),
		gradient: fc.constantFrom( 'vivid-cyan-blue-to-vivid-purple' ),
		style: fc.constantFrom(
			{ color: { text: '#123456' } },
			{ color: { background: '#ffffff', text: '#000000' } },
			{
				color: {
					gradient: 'linear-gradient(90deg,#ff0000 0%,#0000ff 100%)',
				},
			}
		),
		align: fc.constantFrom( 'left', 'center', 'right' ),
		className: fc.constantFrom( '', 'is-style-outline', 'a b' ),
	},
	{ requiredKeys: [] }
);
