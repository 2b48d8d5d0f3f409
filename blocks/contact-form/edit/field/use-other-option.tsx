import { store as blockEditorStore } from '@wordpress/block-editor';
import { createBlock, type Block } from '@wordpress/blocks';
import { TextControl, ToggleControl } from '@wordpress/components';
import { useRegistry, useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import type { Setting, Settings } from '@shared/inspector';
import type { InnerAttributes } from '../../inner/types';
import { readPlain } from '../guards';
import { LISTS } from './styles/read';
import { toInnerBlocks } from './to-inner-blocks';

const createOther = (): Block =>
	createBlock( 'jetpack/option', {
		label: __( 'Other', 'mainstreet-blocks' ),
		isOther: true,
	} );

type Other = {
	settings: Settings< InnerAttributes >;
	/** Values of settings that are not attributes of the field. */
	values: { hasOther?: true; otherPlaceholder?: unknown };
	/** Saves these values, and returns the remaining changes for the field. */
	write: ( changes: InnerAttributes ) => InnerAttributes;
};

/**
 * Returns the settings of the "Other" option, which lets visitors type an answer. The option is a block, so a field with options in an
 * attribute is converted to inner blocks.
 *
 * @param type Type of the field.
 */
export function useOtherOption( type: string, clientId: string ): Other {
	const registry = useRegistry();
	const hasList = LISTS.test( type );
	const list = useSelect(
		( select ) => {
			const blocks: Block[] = hasList
				? select( blockEditorStore ).getBlocks( clientId )
				: [];
			return blocks.find( ( { name } ) => name === 'jetpack/options' );
		},
		[ clientId, hasList ]
	);
	if ( ! hasList ) {
		return { settings: [], values: {}, write: ( changes ) => changes };
	}
	const actions = () => registry.dispatch( blockEditorStore );
	const other = list?.innerBlocks.find(
		( { attributes } ) => attributes.isOther === true
	);
	const add = () => {
		if ( list ) {
			void actions().insertBlock(
				createOther(),
				list.innerBlocks.length,
				list.clientId,
				false
			);
			return;
		}
		const attributes: InnerAttributes =
			registry
				.select( blockEditorStore )
				.getBlockAttributes( clientId ) ?? {};
		const made = toInnerBlocks( type, attributes, createOther() );
		// In a batch, so that it is one undo step.
		registry.batch( () => {
			void actions().updateBlockAttributes( clientId, made.attributes );
			void actions().replaceInnerBlocks(
				clientId,
				made.innerBlocks,
				false
			);
		} );
	};
	const write = ( changes: InnerAttributes ): InnerAttributes => {
		const { hasOther, otherPlaceholder, ...rest } = changes;
		if ( 'otherPlaceholder' in changes && other ) {
			void actions().updateBlockAttributes( other.clientId, {
				otherPlaceholder,
			} );
		}
		if ( hasOther === true && ! other ) {
			add();
		} else if ( 'hasOther' in changes && ! hasOther && other ) {
			void actions().removeBlock( other.clientId, false );
		}
		return rest;
	};
	const toggle: Setting< InnerAttributes > = {
		label: __( '“Other” option', 'mainstreet-blocks' ),
		reset: { hasOther: undefined },
		isShownByDefault: false,
		control: ( label ) => (
			<ToggleControl
				__nextHasNoMarginBottom
				label={ label }
				help={ __(
					'Visitors can type an answer of their own.',
					'mainstreet-blocks'
				) }
				checked={ other !== undefined }
				onChange={ ( hasOther ) => void write( { hasOther } ) }
			/>
		),
	};
	const placeholder: Setting< InnerAttributes > | false = other !==
		undefined && {
		label: __( 'Placeholder of “Other”', 'mainstreet-blocks' ),
		reset: { otherPlaceholder: undefined },
		isShownByDefault: false,
		control: ( label ) => (
			<TextControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				label={ label }
				placeholder={ __( 'Please specify…', 'mainstreet-blocks' ) }
				value={ readPlain( other.attributes, 'otherPlaceholder' ) }
				onChange={ ( text ) =>
					void write( { otherPlaceholder: text || undefined } )
				}
			/>
		),
	};
	return {
		settings: [ toggle, placeholder ],
		values: other
			? {
					hasOther: true,
					otherPlaceholder: other.attributes.otherPlaceholder,
				}
			: {},
		write,
	};
}
