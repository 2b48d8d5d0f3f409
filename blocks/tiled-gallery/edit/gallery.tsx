import { useMergeRefs, useRefEffect } from '@wordpress/compose';
import { useEffect, useRef } from '@wordpress/element';
import type { Gallery } from '../attributes';
import { hasWidths } from '../layout/rows';
import { getWidths } from '../layout/widths';
import type { Picture, Rows } from '../types';
import { Tile, type TileActions } from './tile';
import { useDrag } from './use-drag';
import { useKeys } from './use-keys';

type Props = {
	gallery: Gallery;
	rows: Rows< Picture >;
	/** Stored column widths, which apply while the gallery is unchanged. */
	stored: unknown[] | null;
	/** Index of the selected image, -1 for none. */
	selected: number;
	actions: TileActions;
};

function getBasis( widths: unknown[], row: number, column: number ) {
	const stored = widths[ row ];
	const width: unknown = Array.isArray( stored )
		? stored[ column ]
		: undefined;
	return typeof width === 'string' || typeof width === 'number'
		? { flexBasis: `${ width }%` }
		: undefined;
}

/** Returns the focus to an image that was moved: it may be another element, in another column. */
function useFocusAfterMove() {
	const wanted = useRef< { index: number; what: string } | null >( null );
	const root = useRef< HTMLElement | null >( null );
	useEffect( () => {
		const { index, what } = wanted.current ?? {};
		if ( index === undefined ) {
			return;
		}
		wanted.current = null;
		const tile = root.current?.querySelector( `[data-tile="${ index }"]` );
		const target =
			tile?.querySelector< HTMLElement >( `[data-tool="${ what }"]` ) ??
			tile?.querySelector< HTMLElement >( '[role="button"]' );
		target?.focus();
	} );
	return {
		ref: useRefEffect< HTMLElement >( ( element ) => {
			root.current = element;
		}, [] ),
		request: ( index: number, what: string ) => {
			wanted.current = { index, what };
		},
	};
}

/** Images in the canvas, arranged as on the page. */
export function GalleryView( props: Props ) {
	const { gallery, rows, stored, selected, actions } = props;
	const focus = useFocusAfterMove();
	const drag = useDrag( ( from, to ) => actions.onMove( from, to, 'tile' ) );
	const isSized = hasWidths( gallery );
	const widths = stored ?? ( isSized ? getWidths( rows ) : [] );
	const total = gallery.images.length;
	const tileActions: TileActions = {
		...actions,
		onMove: ( from, to, what ) => {
			if ( to >= 0 && to < total ) {
				focus.request( to, what );
				actions.onMove( from, to, what );
			}
		},
		onRemove: ( index ) => {
			focus.request( Math.min( index, total - 2 ), 'tile' );
			actions.onRemove( index );
		},
	};
	const keys = useKeys( selected, tileActions );
	const ref = useMergeRefs( [ drag, keys, focus.ref ] );
	let next = 0;
	return (
		<div className="tiled-gallery__gallery" ref={ ref }>
			{ rows.map( ( row, at ) => (
				<div
					key={ at }
					className={ `tiled-gallery__row${
						isSized ? '' : ` columns-${ row.length }`
					}` }
				>
					{ row.map( ( column, place ) => (
						<div
							key={ place }
							className="tiled-gallery__col"
							style={
								isSized
									? getBasis( widths, at, place )
									: undefined
							}
						>
							{ column.map( ( picture ) => {
								const index = next++;
								return (
									<Tile
										key={ index }
										picture={ picture }
										index={ index }
										total={ total }
										filter={ gallery.filter ?? '' }
										isSelected={ index === selected }
										actions={ tileActions }
									/>
								);
							} ) }
						</div>
					) ) }
				</div>
			) ) }
		</div>
	);
}
