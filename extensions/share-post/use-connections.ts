import { useDispatch, useSelect } from '@wordpress/data';
import { useEffect } from '@wordpress/element';
import { usePost } from '@shared/post-editor';
import { connectionsStore } from '@store/connections';

/** Accounts of the post, tested on mount and after publishing. */
export function useConnections() {
	const found = useSelect( ( select ) => {
		const store = select( connectionsStore );
		return {
			connections: store.getConnections(),
			broken: store.getBrokenConnections(),
			skipped: store.getSkippedIds(),
			isTesting: store.isTesting(),
			error: store.getTestError(),
		};
	}, [] );
	const { setText, testConnections, toggleConnection } =
		useDispatch( connectionsStore );
	const isPublished = usePost( [ 'isCurrentPostPublished' ], ( post ) =>
		post.isCurrentPostPublished()
	);
	useEffect( () => {
		void testConnections();
	}, [ testConnections, isPublished ] );
	return {
		...found,
		toggle: toggleConnection,
		setText,
		/** Tests the accounts again. */
		testAgain: () => testConnections( true ),
	};
}
