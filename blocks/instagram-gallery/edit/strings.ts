import { __, _n, sprintf } from '@wordpress/i18n';

export const getTitle = () =>
	__( 'Latest Instagram Posts', 'mainstreet-blocks' );

export const getFailure = () =>
	__( 'An error occurred. Please try again later.', 'mainstreet-blocks' );

export const getNoImagesText = () =>
	__(
		'No images were found in your Instagram account.',
		'mainstreet-blocks'
	);

/**
 * Says that an account has fewer posts than are wanted.
 *
 * @param posts Posts it has.
 */
export const getFewPostsText = ( posts: number ) =>
	posts === 0
		? __(
				'There are currently no posts in your Instagram account.',
				'mainstreet-blocks'
			)
		: sprintf(
				/* translators: %s: number of posts. */
				_n(
					'There is currently only %s post in your Instagram account.',
					'There are currently only %s posts in your Instagram account.',
					posts,
					'mainstreet-blocks'
				),
				String( posts )
			);
