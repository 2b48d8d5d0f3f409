import { RichText } from '@wordpress/block-editor';
import type { BlockDeprecation, BlockSaveProps } from '@wordpress/blocks';
import { cloneElement, isValidElement } from '@wordpress/element';
import type { ReactNode } from 'react';

/** Class of captions of core's blocks since WordPress 6.1. */
const CLASS = 'wp-element-caption';

type Props = BlockSaveProps< Record< string, unknown > >;

/** This plugin's are functions; the type also allows classes. */
const isFunction = ( save: unknown ): save is ( props: Props ) => ReactNode =>
	typeof save === 'function';

const addClass = ( part: ReactNode ): ReactNode =>
	isValidElement< { className?: string } >( part ) &&
	part.type === RichText.Content
		? cloneElement( part, { className: CLASS } )
		: part;

/**
 * A variant of a block version with core's class on its caption, which importers and other tools write.
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
