import {
	createReduxStore,
	createRegistry,
	RegistryProvider,
} from '@wordpress/data';
import { store as blockEditorStore } from '@wordpress/block-editor';
import { store as noticesStore } from '@wordpress/notices';
import { render } from '@testing-library/react';
import { connectionsStore } from '@store/connections';
import { threadStore } from '@store/thread';
import { AfterPublishing, BeforePublishing, Settings } from '../panel';

/** Accounts as a post has them. */
export const MASTODON = {
	id: '5',
	service_name: 'mastodon',
	service_label: 'Mastodon',
	shared: true,
	display_name: 'Aurora Bakery',
	profile_picture: 'https://social.example/a.png',
	test_success: true as unknown,
	test_message: '',
	can_refresh: false,
	refresh_url: '',
	refresh_text: '',
	enabled: true,
	done: false,
	toggleable: true,
};
export const LINKEDIN = {
	...MASTODON,
	id: '7',
	service_name: 'linkedin',
	service_label: 'LinkedIn',
	display_name: 'Aurora',
};

export type Post = {
	id: number;
	isPublished: boolean;
	visibility: string;
	fields: Record< string, unknown >;
	meta: Record< string, unknown >;
};

const DRAFT: Post = {
	id: 7,
	isPublished: false,
	visibility: 'public',
	fields: { jetpack_publicize_connections: [ MASTODON, LINKEDIN ] },
	meta: {},
};

type Action = {
	type: string;
	changes?: Record< string, unknown > & { meta?: Record< string, unknown > };
};

function reducer( state: Post, { type, changes }: Action ): Post {
	if ( type === 'PUBLISH' ) {
		return { ...state, isPublished: true };
	}
	const { meta, ...fields } = changes ?? {};
	return type === 'EDIT'
		? {
				...state,
				fields: { ...state.fields, ...fields },
				meta: { ...state.meta, ...meta },
			}
		: state;
}

const editor = ( post: Post ) =>
	createReduxStore( 'core/editor', {
		reducer: ( state: Post = post, action: Action ) =>
			reducer( state, action ),
		actions: {
			editPost: ( changes: Action[ 'changes' ] ) => ( {
				type: 'EDIT',
				changes,
			} ),
			publish: () => ( { type: 'PUBLISH' } ),
		},
		selectors: {
			getCurrentPostId: ( { id }: Post ) => id,
			getEditedPostAttribute: ( { fields, meta }: Post, name: string ) =>
				name === 'meta' ? meta : fields[ name ],
			getEditedPostVisibility: ( { visibility }: Post ) => visibility,
			isCurrentPostPublished: ( { isPublished }: Post ) => isPublished,
		},
	} );

const PLACES = {
	settings: Settings,
	before: BeforePublishing,
	after: AfterPublishing,
} as const;

/**
 * Shows the panel beside a post.
 *
 * @param post  What differs from a draft with two accounts.
 * @param place Where the panel is.
 */
export function show(
	post: Partial< Post > = {},
	place: keyof typeof PLACES = 'settings'
) {
	const Place = PLACES[ place ];
	const registry = createRegistry();
	const store = editor( { ...DRAFT, ...post } );
	registry.register( store );
	registry.register( connectionsStore );
	registry.register( noticesStore );
	registry.register( threadStore );
	registry.register( blockEditorStore );
	const { unmount } = render(
		<RegistryProvider value={ registry }>
			<Place />
		</RegistryProvider>
	);
	return {
		unmount,
		registry,
		publish: () => registry.dispatch( store ).publish(),
		getMeta: () =>
			registry.select( store ).getEditedPostAttribute( 'meta' ),
		getChosen: () => registry.select( connectionsStore ).getSkippedIds(),
		getNotices: () =>
			registry
				.select( noticesStore )
				.getNotices()
				.map( ( { content, status, type } ) => ( {
					content,
					status,
					type,
				} ) ),
	};
}

/** What the server prints into the page. */
export function print( printed: {
	connections?: string;
	/** Where accounts for everybody are; '' for who may not. */
	shared?: string;
	available?: boolean;
	isOff?: boolean;
	upgrade?: { plan: string; url: string };
} ) {
	Object.assign( window, {
		mainstreetBlocks: {
			adminUrls: {
				connections:
					printed.connections ??
					'https://a.example/wp-admin/?page=mainstreet#/connections',
				sharedConnections:
					printed.shared ??
					'https://a.example/wp-admin/?page=mainstreet#/connections',
			},
			...( printed.upgrade && {
				gated: { republicize: printed.upgrade },
			} ),
		},
		Mainstreet_Editor_Initial_State: {
			available_blocks: {
				republicize: { available: printed.available ?? true },
			},
			jetpack: { republicize_enabled: ! printed.isOff },
		},
	} );
}
