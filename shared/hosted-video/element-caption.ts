import { RichText } from '@wordpress/block-editor';
import type { BlockDeprecation, BlockSaveProps } from '@wordpress/blocks';
import { cloneElement, isValidElement } from '@wordpress/element';
import type { ReactNode } from 'react';

/** What core writes on the captions of its own blocks since WordPress 6.1. */
const CLASS = 'wp-element-caption';

type Props = BlockSaveProps< Record< string, unknown > >;

/** Ours are functions; the type also knows classes. */
const isFunction = ( save: unknown ): save is ( props: Props ) => ReactNode =>
	typeof save === 'function';

const addClass = ( part: ReactNode ): ReactNode =>
	isValidElement< { className?: string } >( part ) &&
	part.type === RichText.Content
		? cloneElement( part, { className: CLASS } )
		: part;

/**
 * The same form of a block with core's class on its caption: imports and editors of markup write it there, the block itself never has.
 *
 * @param version Present or old form. Its markup is one element with the caption among its children.
 */
export const withElementCaption = < A extends Record< string, unknown > >(
	version: BlockDeprecation< A >
): BlockDeprecation< A > => ( {
	...version,
	save: ( props: Props ) => {
		const root = isFunction( version.save ) ? version.save( props ) : null;
		if ( ! isValidElement< { children?: ReactNode } >( root ) ) {
			return null;
		}
		const { children } = root.props;
		return cloneElement(
			root,
			{},
			...( Array.isArray( children ) ? children : [ children ] ).map(
				addClass
			)
		);
	},
} );
