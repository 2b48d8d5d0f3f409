import { Button, ExternalLink } from '@wordpress/components';
import { dateI18n, getSettings } from '@wordpress/date';
import { __, _n, sprintf } from '@wordpress/i18n';
import type { Share } from './parse-shares';

type Props = {
	shares: readonly Share[];
	/** Whether the post is about to be shared: no account has a share yet. */
	isPending: boolean;
	error: string;
	/** Repeats the request; null if it did not fail. */
	onLookAgain: ( () => void ) | null;
	onRetry: ( id: number ) => unknown;
};

/** Progress of a thread; '' for a single post. */
const getProgress = ( { posts, sent }: Share ): string =>
	posts > 1
		? sprintf(
				/* translators: 1: number of posts that are sent, 2: number of all posts of a thread. */
				_n(
					'%1$d of %2$d post sent.',
					'%1$d of %2$d posts sent.',
					posts,
					'mainstreet-blocks'
				),
				sent,
				posts
			)
		: '';

function getSentence( share: Share ): string {
	if ( share.state === 'sent' ) {
		return __( 'Shared.', 'mainstreet-blocks' );
	}
	if ( share.state === 'failed' ) {
		return share.isUnknown
			? __( 'Possibly shared.', 'mainstreet-blocks' )
			: __( 'Not shared.', 'mainstreet-blocks' );
	}
	return share.next
		? sprintf(
				/* translators: %s: time of the day. */
				__( 'Retrying at %s.', 'mainstreet-blocks' ),
				dateI18n( getSettings().formats.time, share.next )
			)
		: __( 'Sending…', 'mainstreet-blocks' );
}

function State( {
	share,
	onRetry,
}: {
	share: Share;
	onRetry: Props[ 'onRetry' ];
} ) {
	const { canRetry, error, id, name, network, note, state, url } = share;
	return (
		<li style={ { marginBlock: 12, overflowWrap: 'anywhere' } }>
			<strong>
				{ sprintf(
					/* translators: 1: name of an account, 2: name of a network. */
					__( '%1$s (%2$s)', 'mainstreet-blocks' ),
					name,
					network
				) }
			</strong>
			<br />
			{ [
				getSentence( share ),
				state === 'sent' ? note : error,
				state !== 'sent' && getProgress( share ),
			]
				.filter( Boolean )
				.join( ' ' ) }
			{ url && (
				<>
					{ ' ' }
					<ExternalLink href={ url }>
						{ __( 'View post', 'mainstreet-blocks' ) }
					</ExternalLink>
				</>
			) }
			{ canRetry && (
				<>
					<br />
					<Button
						__next40pxDefaultSize
						variant="secondary"
						style={ { marginBlockStart: 8 } }
						onClick={ () => onRetry( id ) }
					>
						{ sprintf(
							/* translators: %s: name of an account. */
							__( 'Retry %s', 'mainstreet-blocks' ),
							name
						) }
					</Button>
				</>
			) }
		</li>
	);
}

/** State of the post's share at each account. */
export function ShareStates( {
	shares,
	isPending,
	error,
	onLookAgain,
	onRetry,
}: Props ) {
	return (
		<>
			{ shares.length > 0 && (
				<ul
					aria-label={ __( 'Share status', 'mainstreet-blocks' ) }
					style={ { listStyle: 'none', margin: '0 0 16px' } }
				>
					{ shares.map( ( share ) => (
						<State
							key={ share.id }
							share={ share }
							onRetry={ onRetry }
						/>
					) ) }
				</ul>
			) }
			{ isPending && (
				<p role="status">{ __( 'Sending…', 'mainstreet-blocks' ) }</p>
			) }
			{ error && <p role="alert">{ error }</p> }
			{ error && onLookAgain && (
				<p>
					<Button
						__next40pxDefaultSize
						variant="secondary"
						onClick={ onLookAgain }
					>
						{ __( 'Refresh', 'mainstreet-blocks' ) }
					</Button>
				</p>
			) }
		</>
	);
}
