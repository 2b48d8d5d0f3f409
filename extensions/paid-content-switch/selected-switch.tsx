import { store as blockEditorStore } from '@wordpress/block-editor';
import { useDispatch, useRegistry, useSelect } from '@wordpress/data';
import { isView, SUBSCRIBER, type View } from '@shared/paid-views/names';
import { ViewSwitch } from '@shared/paid-views/view-switch';

type Props = {
	/** The block that is selected. */
	clientId: string;
	/** The paid content around it. */
	container: string;
};

/** Shows a view by selecting it, because the selected view is displayed. */
export function SelectedSwitch( { clientId, container }: Props ) {
	const registry = useRegistry();
	const view = useSelect(
		( select ): View => {
			const { getBlockName, getBlockParents } =
				select( blockEditorStore );
			const path: string[] = [ ...getBlockParents( clientId ), clientId ];
			const name = getBlockName(
				path[ path.indexOf( container ) + 1 ] ?? ''
			);
			return isView( name ) ? name : SUBSCRIBER;
		},
		[ clientId, container ]
	);
	const { selectBlock } = useDispatch( blockEditorStore );
	const show = ( wanted: View ) => {
		const { getBlockName, getBlockOrder } =
			registry.select( blockEditorStore );
		const ids: string[] = getBlockOrder( container );
		const id = ids.find( ( child ) => getBlockName( child ) === wanted );
		if ( id && wanted !== view ) {
			void selectBlock( id );
		}
	};
	return <ViewSwitch view={ view } onChange={ show } />;
}
