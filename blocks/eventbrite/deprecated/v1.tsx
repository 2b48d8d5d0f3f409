import {
	getColorClassName,
	RichText,
	useBlockProps,
} from '@wordpress/block-editor';
import { createBlock, type BlockDeprecation } from '@wordpress/blocks';
import type { Attributes } from '../types';

/** The first version. */
type Old = Attributes & {
	useModal?: boolean;
	text?: string;
	/** The button's text in the markup. */
	savedText?: string;
	backgroundColor?: string;
	textColor?: string;
	customBackgroundColor?: string;
	customTextColor?: string;
	borderRadius?: number;
};

const text = { type: 'string' } as const;

/** What it kept of its button. */
const BUTTON = [
	'text',
	'backgroundColor',
	'textColor',
	'customBackgroundColor',
	'customTextColor',
	'borderRadius',
] as const;

const OUTLINE = 'is-style-outline';

/** Without one in the comment it was the standard one in the language of the site. */
const getText = ( old: Pick< Old, 'text' | 'savedText' > ): string =>
	old.text ?? old.savedText ?? 'Register';

const isModal = ( { style, useModal }: Old ): boolean =>
	useModal === true || style === 'modal';

/** Classes of the link. */
const getClasses = ( old: Old ): string =>
	[
		'wp-block-button__link',
		( old.textColor || old.customTextColor ) && 'has-text-color',
		getColorClassName( 'color', old.textColor ?? '' ),
		( old.backgroundColor || old.customBackgroundColor ) &&
			'has-background',
		getColorClassName( 'background-color', old.backgroundColor ?? '' ),
		old.borderRadius === 0 && 'no-border-radius',
	]
		.filter( Boolean )
		.join( ' ' );

/** The button as part of the block. */
function SavedButton( { old }: { old: Old } ) {
	return (
		<div { ...useBlockProps.save( { className: 'wp-block-button' } ) }>
			<RichText.Content
				tagName="a"
				className={ getClasses( old ) }
				href={ old.url }
				id={ `eventbrite-widget-${ old.eventId }` }
				rel="noopener noreferrer"
				role="button"
				style={ {
					backgroundColor: old.backgroundColor
						? undefined
						: old.customBackgroundColor,
					color: old.textColor ? undefined : old.customTextColor,
					borderRadius: old.borderRadius || undefined,
				} }
				target="_blank"
				value={ getText( old ) }
			/>
		</div>
	);
}

function migrate( { useModal, className, ...old }: Old ) {
	const { url, eventId, style, ...rest } = old;
	const {
		text: label,
		savedText,
		backgroundColor,
		textColor,
		customBackgroundColor,
		customTextColor,
		borderRadius,
		...kept
	} = rest;
	const classes = className?.split( /\s+/ ) ?? [];
	const others = classes.filter( ( name ) => name !== OUTLINE ).join( ' ' );
	const attributes: Attributes = {
		...kept,
		url,
		eventId,
		style: style || ( useModal ? 'modal' : 'inline' ),
		...( others && { className: others } ),
	};
	const button = createBlock( 'jetpack/button', {
		element: 'a',
		text: getText( { text: label, savedText } ),
		backgroundColor,
		textColor,
		customBackgroundColor,
		customTextColor,
		borderRadius,
		uniqueId: 'eventbrite-widget-id',
		className: classes.includes( OUTLINE ) ? OUTLINE : '',
	} );
	return [ attributes, [ button ] ];
}

/** D1: the button is part of the block. */
export const withoutButton = {
	attributes: {
		url: text,
		eventId: { type: 'number' },
		style: text,
		useModal: { type: 'boolean' },
		text,
		savedText: {
			type: 'string',
			source: 'html',
			selector: '.wp-block-button__link',
		},
		backgroundColor: text,
		textColor: text,
		customBackgroundColor: text,
		customTextColor: text,
		borderRadius: { type: 'number' },
	},
	supports: { html: false, align: true },
	isEligible: ( stored: Record< string, unknown >, innerBlocks: unknown[] ) =>
		( stored.style === 'modal' || stored.useModal === true ) &&
		( innerBlocks.length === 0 ||
			BUTTON.some( ( name ) => name in stored ) ),
	migrate,
	save: ( { attributes: old }: { attributes: Old } ) => {
		if ( ! old.eventId ) {
			return null;
		}
		return isModal( old ) ? (
			<SavedButton old={ old } />
		) : (
			<a
				{ ...useBlockProps.save( {
					className: 'eventbrite__direct-link',
				} ) }
				href={ old.url }
			>
				{ old.url }
			</a>
		);
	},
	// By the schema above, whose attributes are more than today's.
} as unknown as BlockDeprecation< Attributes >;
