import type { BlockEditProps } from '@wordpress/blocks';
import { useLayoutEffect, useRef, useState } from '@wordpress/element';
import type { ComponentType } from 'react';
import { createLazy } from '@shared/lazy';
import { EditBoundary } from './edit-boundary';
import { EditPlaceholder } from './edit-placeholder';
import { linkBuiltSheet, linkStyles } from './link-styles';

type Attributes = Record< string, unknown >;
type Edit< A extends Attributes > = ComponentType< BlockEditProps< A > >;

/** The edit of a block, loaded on first use. */
export type LazyEdit< A extends Attributes > = Edit< A > & {
	/** Loads the code. A failure is not cached, so it can be retried. */
	preload: () => Promise< unknown >;
};

/** Links the style sheets in the block's document; renders nothing. */
function StyleLinker( { name }: { name: string } ) {
	const ref = useRef< HTMLTemplateElement >( null );
	const [ isLinked, setIsLinked ] = useState( false );
	useLayoutEffect( () => {
		if ( ref.current ) {
			const { ownerDocument } = ref.current;
			linkBuiltSheet( ownerDocument, 'shared/canvas/style' );
			linkStyles( ownerDocument, name );
		}
		setIsLinked( true );
	}, [ name ] );
	return isLinked ? null : <template ref={ ref } />;
}

/**
 * Wraps the import of an edit component.
 *
 * @param load Imports the edit chunk.
 * @param name Name of the block, whose style sheets are linked where it is drawn.
 */
export function lazyEdit< A extends Attributes >(
	load: () => Promise< { default: Edit< A > } >,
	name: string
): LazyEdit< A > {
	const { preload, useCode } = createLazy( load );

	function LazyBlockEdit( props: BlockEditProps< A > ) {
		const { code, hasFailed, retry } = useCode();
		if ( ! code ) {
			return (
				<EditPlaceholder hasFailed={ hasFailed } onRetry={ retry } />
			);
		}
		const { default: Loaded } = code;
		return (
			<>
				<EditBoundary>
					<Loaded { ...props } />
				</EditBoundary>
				<StyleLinker name={ name } />
			</>
		);
	}

	return Object.assign( LazyBlockEdit, { preload } );
}
