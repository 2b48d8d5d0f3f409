import { useDispatch, useRegistry, useSelect } from '@wordpress/data';
import { isPositiveInteger, toRecord, toRecords, toText } from '@shared/guards';
import { getPostActions, usePost } from '@shared/post-editor';
import { connectionsStore } from '@store/connections';
import { getReshareState } from './reshare';
import { truncateMessage, getMaxLength } from './message';

const SELECTORS = [
	'getCurrentPostId',
	'getEditedPostAttribute',
	'getEditedPostVisibility',
	'isCurrentPostPublished',
] as const;

/** State without a post, such as in the site editor. */
const NO_POST = {
	id: 0,
	isPublished: false,
	visibility: 'public',
	isOn: true,
	hasTargets: false,
	isThread: false,
	stored: '',
	title: '',
};

/** Sharing state and setters of the edited post. */
export function useSharing() {
	const registry = useRegistry();
	const found = usePost( SELECTORS, ( asked ) => {
		const meta = toRecord( asked.getEditedPostAttribute( 'meta' ) );
		return {
			id: asked.getCurrentPostId(),
			isPublished: asked.isCurrentPostPublished(),
			visibility: asked.getEditedPostVisibility(),
			// On by default.
			isOn: meta.jetpack_publicize_feature_enabled !== false,
			hasTargets: toRecords(
				asked.getEditedPostAttribute( 'jetpack_publicize_connections' )
			).some( ( { enabled } ) => enabled === true ),
			isThread: meta.jetpack_is_tweetstorm === true,
			stored: toText( meta.jetpack_publicize_message ),
			title: toText( asked.getEditedPostAttribute( 'title' ) ),
		};
	} );
	const post = found ?? NO_POST;
	const nextMessage = useSelect(
		( select ) => select( connectionsStore ).getNextMessage(),
		[]
	);
	const { setNextMessage } = useDispatch( connectionsStore );
	const setMeta = ( meta: Record< string, unknown > ) =>
		getPostActions( registry, 'editPost' )?.editPost( { meta } );

	const { isPublished, isThread, stored } = post;
	const max = getMaxLength( isThread );
	const again = getReshareState();
	return {
		id: isPositiveInteger( post.id ) ? post.id : 0,
		isPublished,
		title: post.title,
		/** Private posts, and those with a password, are never shared. */
		isPublic: post.visibility === 'public',
		isThread,
		/** Whether the post is shared automatically on publishing. */
		isAutomatic: post.isOn && post.hasTargets,
		/** Which parts of sharing are available; before publishing all of them. */
		state: isPublished ? again.state : 'enabled',
		again,
		/** Whether settings can be changed. A published post is shared with a button. */
		isOn: isPublished ? again.state === 'enabled' : post.isOn,
		message: truncateMessage(
			isPublished ? ( nextMessage ?? stored ) : stored,
			max
		),
		maxLength: max,
		setOn: ( isOn: boolean ) =>
			setMeta( { jetpack_publicize_feature_enabled: isOn } ),
		setThread: ( isOn: boolean ) =>
			setMeta( { jetpack_is_tweetstorm: isOn } ),
		setMessage: ( text: string ) => {
			const message = truncateMessage( text, max );
			// The message of a published post is not cleared.
			return isPublished
				? setNextMessage( message )
				: setMeta( { jetpack_publicize_message: message } );
		},
	};
}
