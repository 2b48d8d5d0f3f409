import { CheckboxControl, Flex } from '@wordpress/components';
import { useRegistry } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { toText } from '@shared/guards';
import { getPostActions, usePost } from '@shared/post-editor';
import { Placement } from './placement';
import type { Kind } from './use-show-below';

type Field =
	| 'jetpack_likes_enabled'
	| 'jetpack_sharing_enabled'
	| 'mainstreet_replies_enabled';

/** One toggle. It is hidden if the post has no such field: its type has no such buttons, or the module is off. */
function Choice( {
	field,
	label,
	kind,
}: {
	field: Field;
	label: string;
	/** Set for buttons that appear below the content only if the owner chooses so. */
	kind?: Kind;
} ) {
	const registry = useRegistry();
	const isOn = usePost( [ 'getEditedPostAttribute' ], ( post ) =>
		post.getEditedPostAttribute( field )
	);
	const postType = usePost( [ 'getCurrentPostType' ], ( post ) =>
		toText( post.getCurrentPostType() )
	);
	return typeof isOn === 'boolean' ? (
		<CheckboxControl
			__nextHasNoMarginBottom
			label={ label }
			checked={ isOn }
			help={
				isOn && kind && postType ? (
					<Placement kind={ kind } postType={ postType } />
				) : undefined
			}
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
				kind="likes"
				label={ __( 'Show likes.', 'mainstreet-blocks' ) }
			/>
			<Choice
				field="jetpack_sharing_enabled"
				kind="sharing"
				label={ __( 'Show sharing buttons', 'mainstreet-blocks' ) }
			/>
			<Choice
				field="mainstreet_replies_enabled"
				label={ __(
					'Show replies from social networks',
					'mainstreet-blocks'
				) }
			/>
		</Flex>
	);
}
