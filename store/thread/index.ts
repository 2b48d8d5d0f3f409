import apiFetch from '@wordpress/api-fetch';
import { createReduxStore, register, select } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { getErrorMessage } from '@shared/api';
import {
	flatten,
	toRequest,
	getThreadWarnings,
	type EditorBlock,
} from './blocks';
import { findPartEnds, getKey } from './boundaries';
import { requestCard } from './cards';
import { parsePosts } from './parse';
import { reducer, type Action } from './reducer';
import type { BlockWarning, Card, Thread, ThreadPost } from './types';

export type { EditorBlock } from './blocks';
export type { BlockWarning, Card, ThreadPost, Warning } from './types';

const NAME = 'mainstreet/thread';

/** Posts of a thread that are sent (docs/server-contract.md B.21). */
export const MAX_POSTS = 100;

const LOADING: Card = { error: 'loading' };

type Tools = { dispatch: ( action: Action ) => unknown; registry: object };

/** What was asked last in a registry: the answer to an earlier question says nothing any more. */
const lastQuestion = new WeakMap< object, object >();

/** Has the server part the post. */
const parseThread =
	( blocks: readonly EditorBlock[] ) =>
	async ( { dispatch, registry }: Tools ): Promise< void > => {
		const question = {};
		lastQuestion.set( registry, question );
		dispatch( { type: 'START' } );
		const all = flatten( blocks );
		const action = await apiFetch( {
			path: '/wpcom/v2/tweetstorm/parse',
			method: 'POST',
			data: { blocks: toRequest( all ) },
		} ).then(
			( answer ): Action => {
				const posts = parsePosts( answer );
				return {
					type: 'RECEIVE',
					thread: {
						posts,
						warnings: getThreadWarnings( all ),
						...findPartEnds( posts, all ),
					},
				};
			},
			( error: unknown ): Action => ( {
				type: 'FAIL',
				error: getErrorMessage(
					error,
					__( 'Could not create the thread.', 'mainstreet-blocks' )
				),
			} )
		);
		if ( lastQuestion.get( registry ) === question ) {
			dispatch( action );
		}
	};

/** Removes the thread: the post is not a thread any more. */
const clearThread =
	() =>
	( { dispatch, registry }: Tools ): void => {
		lastQuestion.delete( registry );
		dispatch( { type: 'CLEAR' } );
	};

/** The post that is edited as a thread of short ones, as the server parts it. It is parted by extensions/thread-mode. */
export const threadStore = createReduxStore( NAME, {
	reducer,
	actions: { parseThread, clearThread },
	selectors: {
		/** `idle` while the post is no thread. */
		getStatus: ( { status }: Thread ): Thread[ 'status' ] => status,
		/** Why the last try failed, one sentence; '' for no failure. */
		getError: ( { error }: Thread ): string => error,
		/** The posts, without the one that begins the thread and the one that ends it with the address. */
		getPosts: ( { posts }: Thread ): readonly ThreadPost[] => posts,
		/** All posts there are, with these two. */
		countPosts: ( { posts }: Thread ): number => posts.length + 2,
		/** What of the blocks does not go with the thread. */
		getWarnings: ( { warnings }: Thread ): readonly BlockWarning[] =>
			warnings,
		/** Ends of posts inside of a rich text: `start:end`, with commas between; '' for none. */
		getMarks: (
			{ marks }: Thread,
			clientId: string,
			attribute: string
		): string => marks[ getKey( clientId, attribute ) ] ?? '',
		/** Blocks that a post ends with. */
		getEnds: ( { ends }: Thread ): readonly string[] => ends,
		/** What networks show for an address; the first question asks the server. */
		getCard: ( { cards }: Thread, url: string ): Card =>
			cards[ url ] ?? LOADING,
	},
	resolvers: {
		getCard: ( url: string ) => ( tools: Tools ) =>
			requestCard( url, tools ),
	},
} );

// Loaded as a separate chunk by its users.
if ( ! select( NAME ) ) {
	register( threadStore );
}
