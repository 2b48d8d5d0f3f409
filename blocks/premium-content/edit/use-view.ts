import { store as blockEditorStore } from '@wordpress/block-editor';
import { useDispatch, useSelect } from '@wordpress/data';
import { useEffect, useState } from '@wordpress/element';
import { GUEST, isView, SUBSCRIBER, type View } from '@shared/paid-views/names';

/**
 * Which of the two views is on screen: the one in which a block is selected, else the one chosen last.
 *
 * @return `view`; `show( view )` shows one, and takes the selection there when it is inside of the other.
 */
export function useView( clientId: string ): {
	view: View;
	show: ( view: View ) => void;
} {
	const { ids, selected } = useSelect(
		( select ) => {
			const {
				getBlockName,
				getBlockOrder,
				hasSelectedInnerBlock,
				isBlockSelected,
			} = select( blockEditorStore );
			const found: Partial< Record< View, string > > = {};
			let inside: View | undefined;
			for ( const id of getBlockOrder( clientId ) ) {
				const name = getBlockName( id );
				if ( isView( name ) ) {
					found[ name ] ??= id;
					if (
						isBlockSelected( id ) ||
						hasSelectedInnerBlock( id, true )
					) {
						inside = name;
					}
				}
			}
			return {
				// Texts, so that the result is the same while nothing changes.
				ids: [ found[ SUBSCRIBER ] ?? '', found[ GUEST ] ?? '' ].join(
					'|'
				),
				selected: inside,
			};
		},
		[ clientId ]
	);
	const { selectBlock } = useDispatch( blockEditorStore );
	const [ chosen, choose ] = useState< View >( SUBSCRIBER );
	useEffect( () => {
		if ( selected ) {
			choose( selected );
		}
	}, [ selected ] );
	return {
		view: selected ?? chosen,
		show: ( view ) => {
			choose( view );
			const [ subscriber = '', guest = '' ] = ids.split( '|' );
			const id = view === SUBSCRIBER ? subscriber : guest;
			if ( selected && selected !== view && id ) {
				void selectBlock( id );
			}
		},
	};
}
