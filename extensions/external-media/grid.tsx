import { useEffect, useRef, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { ComponentType, KeyboardEvent } from 'react';
import { getEditorState } from '@shared/editor-state';
import type { Item } from './responses';

type Props = {
	items: Item[];
	/** IDs of the selected items, in order. */
	selected: string[];
	isDisabled: boolean;
	/** Renders a thumbnail that needs more than its URL. */
	Picture?: ComponentType< { item: Item } >;
	onToggle: ( item: Item ) => void;
};

const Plain = ( { item }: { item: Item } ) => (
	<img src={ item.thumbnail } alt="" loading="lazy" />
);

/** Index that a key moves to; unchanged for other keys. */
function getTarget(
	key: string,
	index: number,
	buttons: HTMLElement[]
): number {
	const forth = getEditorState().isRtl ? 'ArrowLeft' : 'ArrowRight';
	const back = getEditorState().isRtl ? 'ArrowRight' : 'ArrowLeft';
	const first = buttons[ 0 ]?.offsetTop;
	const end = buttons.findIndex( ( { offsetTop } ) => offsetTop !== first );
	const columns = end < 1 ? buttons.length : end;
	const steps: Record< string, number > = {
		[ forth ]: index + 1,
		[ back ]: index - 1,
		ArrowDown: index + columns,
		ArrowUp: index - columns,
		Home: 0,
		End: buttons.length - 1,
	};
	const target = steps[ key ] ?? index;
	return target in buttons ? target : index;
}

/** Accessible name of an image. */
const getLabel = ( { title, creator, license, isVideo }: Item ): string => {
	const name = title || __( 'Untitled image', 'mainstreet-blocks' );
	if ( isVideo ) {
		/* translators: %s: title of a video. */
		return sprintf( __( '%s, video', 'mainstreet-blocks' ), name );
	}
	if ( creator ) {
		return sprintf(
			/* translators: %1$s: title of a picture; %2$s: who made it; %3$s: its licence. */
			__( '%1$s by %2$s, %3$s', 'mainstreet-blocks' ),
			name,
			creator,
			license
		);
	}
	return license
		? /* translators: %1$s: title of a picture; %2$s: its licence. */
			sprintf( __( '%1$s, %2$s', 'mainstreet-blocks' ), name, license )
		: name;
};

/** A grid of images: one tab stop, arrow keys move through it. */
export function Grid( {
	items,
	selected,
	isDisabled,
	Picture = Plain,
	onToggle,
}: Props ) {
	const list = useRef< HTMLUListElement >( null );
	const [ current, setCurrent ] = useState( 0 );
	const stop = current < items.length ? current : 0;

	// “Load more” disappears with the last page: the first new image gets the focus.
	const shown = useRef( 0 );
	useEffect( () => {
		const { ownerDocument: page } = list.current ?? {};
		if ( shown.current > 0 && page?.activeElement === page?.body ) {
			list.current
				?.querySelectorAll< HTMLElement >( 'button' )
				[ shown.current ]?.focus();
		}
		shown.current = items.length;
	}, [ items.length ] );

	const move = ( event: KeyboardEvent, index: number ) => {
		const buttons = Array.from(
			list.current?.querySelectorAll< HTMLElement >( 'button' ) ?? []
		);
		const target = getTarget( event.key, index, buttons );
		if ( target !== index ) {
			event.preventDefault();
			setCurrent( target );
			buttons[ target ]?.focus();
		}
	};
	return (
		<ul ref={ list } className="mainstreet-external-media__grid">
			{ items.map( ( item, index ) => {
				const place = selected.indexOf( item.id );
				return (
					<li key={ item.id }>
						<button
							type="button"
							aria-label={ getLabel( item ) }
							aria-pressed={ place !== -1 }
							aria-disabled={ isDisabled }
							tabIndex={ index === stop ? 0 : -1 }
							onFocus={ () => setCurrent( index ) }
							onKeyDown={ ( event ) => move( event, index ) }
							onClick={ () => isDisabled || onToggle( item ) }
						>
							<Picture item={ item } />
							{ place !== -1 && (
								<span data-place={ place + 1 } />
							) }
						</button>
						<p aria-hidden="true">
							{ [ item.creator, item.license ]
								.filter( Boolean )
								.join( ' · ' ) }
						</p>
					</li>
				);
			} ) }
		</ul>
	);
}
