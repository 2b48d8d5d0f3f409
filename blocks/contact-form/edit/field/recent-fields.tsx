import {
	RichText,
	useBlockProps,
	useInnerBlocksProps,
} from '@wordpress/block-editor';
import { TextControl } from '@wordpress/components';
import { getBlockType, type BlockEditProps } from '@wordpress/blocks';
import { __ } from '@wordpress/i18n';
import { clamp } from '@shared/guards';
import type { InnerAttributes } from '../../inner/types';
import { NO_APPENDER } from '../no-appender';
import { readPlain, readText } from '../guards';

type Props = BlockEditProps< InnerAttributes >;

/** Stars of a rating, as many as there are. */
export function RatingEdit( { attributes }: Props ) {
	const max = clamp( Number( attributes.max ) || 5, 2, 10 );
	const sign = attributes.iconStyle === 'hearts' ? '♥' : '★';
	return (
		<div { ...useBlockProps() }>
			<span aria-hidden="true">{ sign.repeat( max ) }</span>
		</div>
	);
}

/** The range of a slider. */
export function RangeEdit( { attributes }: Props ) {
	const { min = 0, max = 100 } = attributes;
	return (
		<div { ...useBlockProps() }>
			<input
				type="range"
				className="mainstreet-field__range"
				aria-label={ __( 'Slider', 'mainstreet-blocks' ) }
				min={ String( min ) }
				max={ String( max ) }
				disabled
			/>
		</div>
	);
}

/** A value that is sent and not shown. */
export function HiddenEdit( { attributes, setAttributes }: Props ) {
	return (
		<div { ...useBlockProps( { className: 'mainstreet-field' } ) }>
			<TextControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				label={ __( 'Hidden value', 'mainstreet-blocks' ) }
				help={ __(
					'Sent with the form; visitors do not see it.',
					'mainstreet-blocks'
				) }
				value={ readPlain( attributes, 'defaultValue' ) }
				onChange={ ( defaultValue ) =>
					setAttributes( { defaultValue } )
				}
			/>
		</div>
	);
}

/** A picture to choose, with its label. */
export function ImageOptionEdit( { attributes, setAttributes }: Props ) {
	const { children, ...props } = useInnerBlocksProps( useBlockProps(), {
		renderAppender: NO_APPENDER,
	} );
	return (
		<div { ...props }>
			{ children }
			<RichText
				tagName="span"
				aria-label={ __( 'Label', 'mainstreet-blocks' ) }
				placeholder={ __( 'Add label…', 'mainstreet-blocks' ) }
				value={ readText( attributes, 'label' ) }
				onChange={ ( label ) => setAttributes( { label } ) }
				allowedFormats={ [] }
			/>
		</div>
	);
}

/**
 * Makes the edit of a part that has nothing to set: its name, or what it holds.
 *
 * @param name Name of the block.
 */
export function createPartEdit( name: string ) {
	return function PartEdit() {
		const { children, ...props } = useInnerBlocksProps( useBlockProps(), {
			renderAppender: NO_APPENDER,
		} );
		const isMark = /-(?:divider|indicator)$/.test( name );
		return (
			<div { ...props }>
				{ isMark && (
					<span className="mainstreet-form__mark">
						{ getBlockType( name )?.title }
					</span>
				) }
				{ children }
			</div>
		);
	};
}
