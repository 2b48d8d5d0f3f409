import { CheckboxControl, Flex } from '@wordpress/components';
import { useRegistry } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { getPostActions, usePost } from '@shared/post-editor';

type Field =
	| 'jetpack_likes_enabled'
	| 'jetpack_sharing_enabled'
	| 'mainstreet_replies_enabled';

/** One choice. Where the post has no such field, its type has no such buttons, or their module is off. */
function Choice( { field, label }: { field: Field; label: string } ) {
	const registry = useRegistry();
	const isOn = usePost( [ 'getEditedPostAttribute' ], ( post ) =>
		post.getEditedPostAttribute( field )
	);
	return typeof isOn === 'boolean' ? (
		<CheckboxControl
			__nextHasNoMarginBottom
			label={ label }
			checked={ isOn }
			onChange={ ( checked ) =>
				getPostActions( registry, 'editPost' )?.editPost( {
					[ field ]: checked,
				} )
			}
		/>
	) : null;
}

/** Among the post's settings. */
export function Settings() {
	return (
		<Flex direction="column" gap={ 3 } align="stretch">
			<Choice
				field="jetpack_likes_enabled"
				label={ __( 'Show likes.', 'mainstreet-blocks' ) }
			/>
			<Choice
				field="jetpack_sharing_enabled"
				label={ __( 'Show sharing buttons', 'mainstreet-blocks' ) }
			/>
			<Choice
				field="mainstreet_replies_enabled"
				label={ __( 'Show replies elsewhere', 'mainstreet-blocks' ) }
			/>
		</Flex>
	);
}
