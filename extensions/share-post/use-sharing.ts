import { useDispatch, useRegistry, useSelect } from '@wordpress/data';
import { isPositiveInteger, toRecord, toRecords, toText } from '@shared/guards';
import { getPostActions, usePost } from '@shared/post-editor';
import { connectionsStore } from '@store/connections';
import { getAgain } from './again';
import { cutMessage, getMaxLength } from './message';

const SELECTORS = [
	'getCurrentPostId',
	'getEditedPostAttribute',
	'getEditedPostVisibility',
	'isCurrentPostPublished',
] as const;

/** What holds where there is no post, such as in the site editor. */
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

/** How sharing stands with the post that is edited, and what can be changed of it. */
export function useSharing() {
	const registry = useRegistry();
	const found = usePost( SELECTORS, ( asked ) => {
		const meta = toRecord( asked.getEditedPostAttribute( 'meta' ) );
		return {
			id: asked.getCurrentPostId(),
			isPublished: asked.isCurrentPostPublished(),
			visibility: asked.getEditedPostVisibility(),
			// On until somebody says otherwise.
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
	const again = getAgain();
	return {
		id: isPositiveInteger( post.id ) ? post.id : 0,
		isPublished,
		title: post.title,
		/** Private posts, and those with a password, are never shared. */
		isPublic: post.visibility === 'public',
		isThread,
		/** Whether the post is shared by itself when it is published. */
		isAutomatic: post.isOn && post.hasTargets,
		/** What of sharing is there: before publishing all of it is. */
		state: isPublished ? again.state : 'enabled',
		again,
		/** Whether anything can be chosen: a published post is shared when a button is pressed. */
		isOn: isPublished ? again.state === 'enabled' : post.isOn,
		message: cutMessage(
			isPublished ? ( nextMessage ?? stored ) : stored,
			max
		),
		maxLength: max,
		setOn: ( isOn: boolean ) =>
			setMeta( { jetpack_publicize_feature_enabled: isOn } ),
		setThread: ( isOn: boolean ) =>
			setMeta( { jetpack_is_tweetstorm: isOn } ),
		setMessage: ( text: string ) => {
			const message = cutMessage( text, max );
			// The text of a published post is how it was shared: it stays.
			return isPublished
				? setNextMessage( message )
				: setMeta( { jetpack_publicize_message: message } );
		},
	};
}
