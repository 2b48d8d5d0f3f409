import { Notice } from '@wordpress/components';
import { useRegistry } from '@wordpress/data';
import { getPostActions, usePost } from '@shared/post-editor';

type Props = {
	/** Field of the post that switches the buttons. */
	field: 'jetpack_likes_enabled' | 'jetpack_sharing_enabled';
	message: string;
	/** Label of the button that enables them. */
	action: string;
};

/** Notice that the buttons are off for the post, with a button to enable them. Renders nothing without a post. */
export function SwitchedOff( { field, message, action }: Props ) {
	const registry = useRegistry();
	const isOff = usePost(
		[ 'getEditedPostAttribute' ],
		( post ) => post.getEditedPostAttribute( field ) === false
	);
	return isOff ? (
		<Notice
			status="warning"
			isDismissible={ false }
			actions={ [
				{
					label: action,
					onClick: () =>
						getPostActions( registry, 'editPost' )?.editPost( {
							[ field ]: true,
						} ),
				},
			] }
		>
			{ message }
		</Notice>
	) : null;
}
