import { Notice } from '@wordpress/components';
import { useRegistry } from '@wordpress/data';
import { getPostActions, usePost } from '@shared/post-editor';

type Props = {
	/** Field of the post that switches the buttons. */
	field: 'jetpack_likes_enabled' | 'jetpack_sharing_enabled';
	message: string;
	/** What the button says that switches them on. */
	action: string;
};

/** Says that a post is set to show no such buttons, with a way to change it. Nothing where no post is edited. */
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
