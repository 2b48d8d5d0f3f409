import { store as blockEditorStore } from '@wordpress/block-editor';
import { parse, store as blocksStore, type Block } from '@wordpress/blocks';
import { useRegistry, useSelect } from '@wordpress/data';
import { useEffect, useState } from '@wordpress/element';
import { addFilter } from '@wordpress/hooks';
import type { ComponentType } from 'react';
import { isOwn, isThere, loadLater, mayHold } from './later';
import { Waiting } from './waiting';

type Registry = ReturnType< typeof useRegistry >;

/** What core hands to the filter of blocks in the canvas. */
type Props = { clientId: string; name: string; isValid: boolean };

/** What core's grammar reads; `null` in the content stands for the next inner block. */
type Source = NonNullable< Block[ '__unstableBlockSource' ] >;

/**
 * Writes what was read. Core's own function would take empty lines out, in preformatted text, too.
 *
 * @param source As core keeps it of blocks that are not valid.
 */
function write( source: Source ): string {
	const {
		blockName,
		attrs = {},
		innerBlocks = [],
		innerContent = [],
	} = source;
	const inner = [ ...innerBlocks ];
	const content = innerContent
		.map( ( part ) => {
			const block = part === null && inner.shift();
			return block ? write( block ) : part;
		} )
		.join( '' );
	const comment = JSON.stringify( attrs || {} ).replace(
		/--/g,
		'\\u002d\\u002d'
	);
	return blockName
		? `<!-- wp:${ blockName } ${ comment } -->${ content }<!-- /wp:${ blockName } -->`
		: content;
}

/** Keeps the next change out of the steps to undo. */
function markAsNoStep( actions: object ): void {
	if (
		'__unstableMarkNextChangeAsNotPersistent' in actions &&
		typeof actions.__unstableMarkNextChangeAsNotPersistent === 'function'
	) {
		actions.__unstableMarkNextChangeAsNotPersistent();
	}
}

/**
 * Reads a block again from its source and puts the result in its place: no step to undo,
 * no change of the post.
 *
 * @param registry Registry of the canvas or preview that shows the block.
 * @param clientId The block.
 * @return Whether it is valid now.
 */
export function release( registry: Registry, clientId: string ): boolean {
	const { getBlock } = registry.select( blockEditorStore );
	const held = getBlock( clientId );
	const source = held?.__unstableBlockSource;
	const [ read ] = source ? parse( write( source ) ) : [];
	if ( ! held || ! read?.isValid ) {
		return false;
	}
	const actions = registry.dispatch( blockEditorStore );
	const { clientId: _, attributes, innerBlocks, ...rest } = read;
	const gone = Object.keys( held.attributes ).map( ( key ) => [
		key,
		undefined,
	] );
	registry.batch( () => {
		markAsNoStep( actions );
		actions.updateBlock( clientId, {
			...rest,
			// Core adds to what is there.
			attributes: { ...Object.fromEntries( gone ), ...attributes },
			__unstableBlockSource: undefined,
		} );
		markAsNoStep( actions );
		actions.replaceInnerBlocks( clientId, innerBlocks );
	} );
	return true;
}

/** A block that was read without its old versions: waits for them and is read again. */
function HeldBlock( {
	Drawn,
	...props
}: Props & { Drawn: ComponentType< Props > } ) {
	const { clientId, name } = props;
	const registry = useRegistry();
	// Becomes another when the parts arrive, for whichever block they were asked for again.
	const type = useSelect(
		( select ) => select( blocksStore ).getBlockType( name ),
		[ name ]
	);
	const [ status, setStatus ] = useState( 'loading' );
	useEffect( () => {
		if ( status === 'invalid' || ( status === 'failed' && ! isThere() ) ) {
			return;
		}
		let isMounted = true;
		loadLater().then(
			() =>
				isMounted &&
				! release( registry, clientId ) &&
				setStatus( 'invalid' ),
			() => isMounted && setStatus( 'failed' )
		);
		return () => {
			isMounted = false;
		};
	}, [ status, registry, clientId, type ] );

	return status === 'invalid' ? (
		<Drawn { ...props } />
	) : (
		<Waiting
			hasFailed={ status === 'failed' }
			onRetry={ () => setStatus( 'loading' ) }
		/>
	);
}

/** Draws our blocks that were read without their old versions as waiting instead of broken. */
export function showHeldBlocks(): void {
	addFilter(
		'editor.BlockListBlock',
		'mainstreet/held-block',
		( Drawn: ComponentType< Props > ) =>
			function MaybeHeld( props: Props ) {
				return props.isValid || ! mayHold() || ! isOwn( props.name ) ? (
					<Drawn { ...props } />
				) : (
					<HeldBlock { ...props } Drawn={ Drawn } />
				);
			}
	);
}
