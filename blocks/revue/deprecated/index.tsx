import { useBlockProps } from '@wordpress/block-editor';
import { createBlock, type BlockDeprecation } from '@wordpress/blocks';
import { getProfile } from '../profile';
import type { Attributes } from '../types';

const text = { type: 'string' } as const;
const texts = ( names: readonly string[] ) =>
	Object.fromEntries( names.map( ( name ) => [ name, text ] ) );

/** What the first version kept of its button. */
const BUTTON = [
	'text',
	'backgroundColor',
	'textColor',
	'customBackgroundColor',
	'customTextColor',
	'borderRadius',
	'gradient',
	'customGradient',
];

/** D1: the button is part of the block, the link has no class. */
const withoutButton: BlockDeprecation< Attributes > = {
	attributes: {
		...texts( [ 'revueUsername', ...BUTTON ] ),
		text: { ...text, default: 'Subscribe' },
		borderRadius: { type: 'number' },
		emailLabel: { ...text, default: 'Email address' },
		emailPlaceholder: { ...text, default: 'Enter your email address' },
		firstNameLabel: { ...text, default: 'First name' },
		firstNamePlaceholder: { ...text, default: 'Enter your first name' },
		lastNameLabel: { ...text, default: 'Last name' },
		lastNamePlaceholder: { ...text, default: 'Enter your last name' },
		firstNameShow: { type: 'boolean', default: true },
		lastNameShow: { type: 'boolean', default: true },
	},
	supports: { html: false },
	isEligible: ( old, innerBlocks ) =>
		innerBlocks.length === 0 || BUTTON.some( ( name ) => name in old ),
	migrate: ( old ) => {
		const isButton = ( name: string ) => BUTTON.includes( name );
		const pick = ( wanted: boolean ) =>
			Object.fromEntries(
				Object.entries( old ).filter(
					( [ name ] ) => isButton( name ) === wanted
				)
			);
		return [
			// By the schema above, which today's is part of.
			pick( false ) as Attributes,
			[
				createBlock( 'jetpack/button', {
					element: 'button',
					...pick( true ),
				} ),
			],
		];
	},
	save: ( { attributes: { revueUsername } } ) => {
		const url = getProfile( revueUsername );
		return (
			<div { ...useBlockProps.save() }>
				<a href={ url }>{ url }</a>
			</div>
		);
	},
};

export const deprecated = [ withoutButton ];
