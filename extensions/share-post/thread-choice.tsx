import { RadioControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { Connection } from '@store/connections';

/** Networks of short posts. */
export const MICROBLOGS: readonly string[] = [
	'bluesky',
	'mastodon',
	'twitter',
	'x',
];

/**
 * Whether a post can become a thread anywhere.
 *
 * @param connections Accounts of the post.
 */
export const hasMicroblog = ( connections: readonly Connection[] ): boolean =>
	connections.some( ( { service_name: service } ) =>
		MICROBLOGS.includes( service )
	);

type Props = {
	isThread: boolean;
	disabled: boolean;
	onChange: ( isThread: boolean ) => unknown;
};

/** The choice between a single post with a link and a thread. */
export function ThreadChoice( { isThread, disabled, onChange }: Props ) {
	return (
		<RadioControl
			label={ __( 'Microblog settings', 'mainstreet-blocks' ) }
			selected={ isThread ? 'thread' : 'single' }
			options={ [
				{
					label: __( 'Single post', 'mainstreet-blocks' ),
					value: 'single',
					description: __(
						'Share a link to this post.',
						'mainstreet-blocks'
					),
				},
				{
					label: __( 'Thread', 'mainstreet-blocks' ),
					value: 'thread',
					description: __(
						'Share the content of this post as a thread.',
						'mainstreet-blocks'
					),
				},
			] }
			disabled={ disabled }
			onChange={ ( value ) => onChange( value === 'thread' ) }
		/>
	);
}
