/** Panels of the post editor that are closed cost nothing while somebody types. */
import { act, render, screen } from '@testing-library/react';
import { PanelBody } from '@wordpress/components';
import { createReduxStore, dispatch, register } from '@wordpress/data';
import apiFetch from '@wordpress/api-fetch';
import { Profiler, type ComponentType, type ReactNode } from 'react';
import likesAndSharing from '../../extensions/likes-and-sharing';
import qrCode from '../../extensions/qr-code';
import seo from '../../extensions/seo';
import sharePost from '../../extensions/share-post';
import shortlink from '../../extensions/shortlink';
import socialPreviews from '../../extensions/social-previews';
import threadMode from '../../extensions/thread-mode';

jest.mock( '@wordpress/api-fetch' );
jest.mock( '@shared/post-editor', () => ( {
	...jest.requireActual< object >( '@shared/post-editor' ),
	isViewable: async () => true,
} ) );

const POST: Record< string, unknown > = {
	meta: { advanced_seo_description: '', jetpack_is_tweetstorm: false },
	jetpack_publicize_connections: [],
	jetpack_shortlink: 'https://a.example/?p=7',
	_links: { 'wp:action-publish': [ {} ] },
};

/** The post as it is written: each letter is a change of the store. */
const editorStore = createReduxStore( 'core/editor', {
	reducer: ( text = '', action: { type: string; text?: string } ): string =>
		action.type === 'TYPE' ? ( action.text ?? '' ) : text,
	actions: { type: ( text: string ) => ( { type: 'TYPE', text } ) },
	selectors: {
		getCurrentPostId: () => 7,
		getCurrentPostType: () => 'post',
		getEditedPostAttribute: ( text: string, name: string ) =>
			name === 'content' ? text : POST[ name ],
		getEditedPostVisibility: () => 'public',
		isCurrentPostPublished: () => false,
		isEditedPostDirty: ( text: string ) => text !== '',
		isPublishSidebarOpened: () => false,
	},
} );

const plugins = new Map< string, ComponentType >();

/** Core's panel among the settings; those around publishing are not there. */
const SettingPanel = ( props: { title?: string; children?: ReactNode } ) => (
	<PanelBody title={ props.title } initialOpen={ false }>
		{ props.children }
	</PanelBody>
);

const Nothing = () => null;

beforeAll( async () => {
	register( editorStore );
	Object.assign( window, {
		mainstreetBlocks: {
			seo: true,
			likesAndSharing: { likes: [ 'post' ], sharing: [ 'post' ] },
		},
		wp: {
			plugins: {
				registerPlugin: (
					name: string,
					{ render: Frame }: { render: ComponentType }
				) => plugins.set( name, Frame ),
				unregisterPlugin: ( name: string ) => plugins.delete( name ),
			},
			editor: {
				PluginDocumentSettingPanel: SettingPanel,
				PluginPrePublishPanel: Nothing,
				PluginPostPublishPanel: Nothing,
			},
		},
	} );
	for ( const setUp of [
		likesAndSharing,
		qrCode,
		seo,
		sharePost,
		shortlink,
		socialPreviews,
		threadMode,
	] ) {
		setUp();
	}
	await act( async () => {
		dispatch( editorStore ).type( ' ' );
	} );
} );

it( 'typing draws none of them again, and asks the server nothing', async () => {
	const onRender = jest.fn();
	render(
		<Profiler id="panels" onRender={ onRender }>
			{ [ ...plugins ].map( ( [ name, Frame ] ) => (
				<Frame key={ name } />
			) ) }
		</Profiler>
	);
	for ( const title of [
		'Likes and Sharing',
		'SEO',
		'Share this post',
		'Shortlink',
		'Social Previews',
	] ) {
		expect( screen.getByRole( 'button', { name: title } ) ).toBeVisible();
	}
	jest.mocked( apiFetch ).mockClear();
	onRender.mockClear();
	for ( let letters = 1; letters <= 100; letters++ ) {
		await act( async () => {
			dispatch( editorStore ).type( 'x'.repeat( letters ) );
		} );
	}
	expect( onRender ).not.toHaveBeenCalled();
	expect( apiFetch ).not.toHaveBeenCalled();

	// The test would see it.
	await act( async () =>
		screen.getByRole( 'button', { name: 'Shortlink' } ).click()
	);
	expect( onRender ).toHaveBeenCalled();
} );
