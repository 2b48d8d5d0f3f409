import fc from 'fast-check';
import { PREFIXES } from '../types';

/** What block supports bring, and the one attribute of its own. */
export const arbitrary: fc.Arbitrary< Record< string, unknown > > = fc.record(
	{
		align: fc.constantFrom( 'wide', 'full' ),
		prefix: fc.constantFrom( ...PREFIXES ),
		className: fc.constantFrom( 'card', 'is-style-x y' ),
		backgroundColor: fc.constantFrom( 'contrast', 'vivid-red' ),
		fontSize: fc.constantFrom( 'small', 'large' ),
		style: fc.constantFrom(
			{ spacing: { padding: { top: '1em' }, margin: { bottom: '2em' } } },
			{ typography: { lineHeight: '1.6' } },
			{ elements: { link: { color: { text: '#123456' } } } },
			{ color: { gradient: 'linear-gradient(90deg,#000 0%,#fff 100%)' } }
		),
	},
	{ requiredKeys: [] }
);
