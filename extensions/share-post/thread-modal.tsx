import { Modal } from '@wordpress/components';
import { useSelect } from '@wordpress/data';
import { useEffect } from '@wordpress/element';
import { _n, sprintf } from '@wordpress/i18n';
import { ThreadPosts, type Profile } from '@shared/previews';
import { usePost } from '@shared/post-editor';
import { linkBuiltSheet } from '@shared/register-block/link-styles';
import { toText } from '@shared/guards';
import { connectionsStore } from '@store/connections';
import { useThreadParts } from '@store/thread/use-parts';
import { getThreadPrefix } from './message';
import { MICROBLOGS } from './thread-choice';

/** The first selected microblog account. */
const useProfile = (): Profile => {
	const connection = useSelect(
		( select ) =>
			select( connectionsStore )
				.getConnections()
				.find(
					( { enabled, service_name: service } ) =>
						enabled && MICROBLOGS.includes( service )
				),
		[]
	);
	return {
		name:
			connection?.profile_display_name || connection?.display_name || '',
		handle: connection?.username ?? '',
		picture: connection?.profile_picture ?? '',
	};
};

type Props = { message: string; onClose: () => void };

/** The thread as it is sent: at most its first hundred posts. */
export function ThreadModal( { message, onClose }: Props ) {
	const parts = useThreadParts();
	const profile = useProfile();
	const post = usePost( [ 'getEditedPostAttribute' ], ( asked ) => ( {
		title: toText( asked.getEditedPostAttribute( 'title' ) ),
		link: toText( asked.getEditedPostAttribute( 'link' ) ),
	} ) );
	useEffect( () => {
		linkBuiltSheet( document, 'extensions/share-post/style' );
	}, [] );
	return (
		<Modal
			title={ sprintf(
				/* translators: %d: number of posts. */
				_n(
					'A thread of %d post',
					'A thread of %d posts',
					parts.length + 2,
					'mainstreet-blocks'
				),
				parts.length + 2
			) }
			onRequestClose={ onClose }
			size="medium"
		>
			<ThreadPosts
				profile={ profile }
				opening={ `${ message || post?.title || '' }\n\n${ getThreadPrefix() }` }
				parts={ parts }
				ending={ post?.link ?? '' }
			/>
		</Modal>
	);
}
