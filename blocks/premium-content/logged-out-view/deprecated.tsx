import { InnerBlocks, useBlockProps } from '@wordpress/block-editor';
import {
	createBlock,
	type Block,
	type BlockDeprecation,
} from '@wordpress/blocks';
import { escapeAmpersand } from '@wordpress/escape-html';
import type { Attributes } from './types';

const BUTTONS = 'premium-content/buttons';

type Old = {
	subscribeButtonText: string;
	loginButtonText: string;
	buttonClasses: string;
	backgroundButtonColor: string;
	textButtonColor: string;
	customBackgroundButtonColor: string;
	customTextButtonColor: string;
};

/** Only what is set: everything else stays at the block's own default. */
const set = ( values: Record< string, unknown > ): Record< string, unknown > =>
	Object.fromEntries(
		Object.entries( values ).filter( ( [ , value ] ) => value )
	);

/** The payment button, as its own old form becomes one; its plan is the container's (../deprecated). */
const createSubscribeButton = ( old: Old ): Block =>
	createBlock(
		'jetpack/recurring-payments',
		{ uniqueId: 'recurring-payments-id' },
		[
			createBlock(
				'jetpack/button',
				set( {
					element: 'a',
					uniqueId: 'recurring-payments-id',
					passthroughAttributes: { uniqueId: 'uniqueId', url: 'url' },
					url: '#',
					text: old.subscribeButtonText,
					backgroundColor: old.backgroundButtonColor,
					textColor: old.textButtonColor,
					customBackgroundColor: old.customBackgroundButtonColor,
					customTextColor: old.customTextButtonColor,
				} )
			),
		]
	);

const createLoginButton = ( old: Old ): Block => {
	const color = set( {
		background: old.customBackgroundButtonColor,
		text: old.customTextButtonColor,
	} );
	return createBlock(
		'premium-content/login-button',
		set( {
			// In the comment it may have been typed without entities, in markup it is HTML.
			text: escapeAmpersand( old.loginButtonText ),
			backgroundColor: old.backgroundButtonColor,
			textColor: old.textButtonColor,
			style: Object.keys( color ).length ? { color } : undefined,
		} )
	);
};

/**
 * The buttons were attributes of the view, and the box had no class of the theme. Before that there
 * were neither; then nothing is added.
 */
const withButtonAttributes = {
	apiVersion: 3,
	attributes: {
		subscribeButtonText: { type: 'string', default: 'Subscribe' },
		loginButtonText: { type: 'string', default: 'Log In' },
		buttonClasses: { type: 'string', default: '' },
		backgroundButtonColor: { type: 'string', default: '' },
		textButtonColor: { type: 'string', default: '' },
		customBackgroundButtonColor: { type: 'string', default: '' },
		customTextButtonColor: { type: 'string', default: '' },
	},
	supports: { html: false, inserter: false },
	save: () => (
		<div { ...useBlockProps.save() }>
			<InnerBlocks.Content />
		</div>
	),
	isEligible: ( { buttonClasses }: Old ) => Boolean( buttonClasses ),
	migrate: ( old: Old, innerBlocks: Block[] ) => [
		{},
		! old.buttonClasses ||
		innerBlocks.some( ( { name } ) => name === BUTTONS )
			? innerBlocks
			: [
					...innerBlocks,
					createBlock( BUTTONS, {}, [
						createSubscribeButton( old ),
						createLoginButton( old ),
					] ),
				],
	],
};

export const deprecated = [
	withButtonAttributes,
] as unknown as BlockDeprecation< Attributes >[];
