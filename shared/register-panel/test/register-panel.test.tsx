import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PanelBody } from '@wordpress/components';
import {
	createReduxStore,
	createRegistry,
	dispatch,
	register,
	RegistryProvider,
	useSelect,
} from '@wordpress/data';
import { useEffect } from '@wordpress/element';
import type { ComponentType, ReactNode } from 'react';
import { registerPanel } from '..';
import { createFrame } from '../frame';

type Facts = { type: string | null; isDirty: boolean; isPublished: boolean };

const NONE: Facts = { type: null, isDirty: false, isPublished: false };

/** Stands in for the post editor's store. */
const editorStore = createReduxStore( 'core/editor', {
	reducer: (
		state: Facts = NONE,
		action: { type: string; facts?: Partial< Facts > }
	): Facts =>
		action.type === 'SET' ? { ...state, ...action.facts } : state,
	actions: { set: ( facts: Partial< Facts > ) => ( { type: 'SET', facts } ) },
	selectors: {
		getCurrentPostId: () => 7,
		getCurrentPostType: ( { type }: Facts ) => type,
		getEditedPostAttribute: () => undefined,
		getEditedPostVisibility: () => 'public',
		isCurrentPostPublished: ( { isPublished }: Facts ) => isPublished,
		isEditedPostDirty: ( { isDirty }: Facts ) => isDirty,
		isPublishSidebarOpened: () => false,
	},
} );

/** Core's panel: its body is drawn while it is open. */
const CorePanel = ( props: {
	title?: string;
	initialOpen?: boolean;
	children?: ReactNode;
} ) => (
	<PanelBody title={ props.title } initialOpen={ props.initialOpen ?? false }>
		{ props.children }
	</PanelBody>
);

const plugins = new Map< string, ComponentType >();

const set = ( facts: Partial< Facts > ) =>
	act( async () => {
		dispatch( editorStore ).set( facts );
	} );

beforeAll( () => {
	register( editorStore );
	Object.assign( window, {
		wp: {
			plugins: {
				registerPlugin: (
					name: string,
					{ render: Frame }: { render: ComponentType }
				) => plugins.set( name, Frame ),
				unregisterPlugin: ( name: string ) => plugins.delete( name ),
			},
			editor: {
				PluginDocumentSettingPanel: CorePanel,
				PluginPrePublishPanel: CorePanel,
				PluginPostPublishPanel: CorePanel,
			},
		},
	} );
} );

beforeEach( () => set( NONE ) );

function Body() {
	const id = useSelect(
		( select ) => select( editorStore ).getCurrentPostId(),
		[]
	);
	return <p>Hello { id }</p>;
}

function getFrame( name: string ): ComponentType {
	const Frame = plugins.get( name );
	if ( ! Frame ) {
		throw new Error( `no panel ${ name }` );
	}
	return Frame;
}

/** Draws a panel in a registry that counts its subscriptions. */
function draw( name: string ) {
	const Frame = getFrame( name );
	const registry = createRegistry();
	registry.register( editorStore );
	const subscriptions = jest.spyOn( registry, 'subscribe' );
	render(
		<RegistryProvider value={ registry }>
			<Frame />
		</RegistryProvider>
	);
	return subscriptions;
}

describe( 'registerPanel', () => {
	it( 'requests no code and subscribes to nothing while the panel is closed', async () => {
		const load = jest.fn( async () => ( { Settings: Body } ) );
		registerPanel( {
			name: 'closed',
			getTitle: () => 'Sharing',
			places: [ 'Settings' ],
			load,
		} );
		await set( { type: 'post' } );
		const subscriptions = draw( 'closed' );
		const title = screen.getByRole( 'button', { name: 'Sharing' } );
		await set( { isDirty: true } );
		expect( load ).not.toHaveBeenCalled();
		expect( subscriptions ).not.toHaveBeenCalled();

		await userEvent.click( title );
		expect( await screen.findByText( 'Hello 7' ) ).toBeVisible();
		expect( load ).toHaveBeenCalledTimes( 1 );
		// The test would see it.
		expect( subscriptions ).toHaveBeenCalled();
	} );

	it( 'opens around publishing, and draws what belongs to each place', async () => {
		registerPanel( {
			name: 'places',
			getTitle: () => 'Subscribers',
			places: [ 'BeforePublishing', 'AfterPublishing' ],
			load: async () => ( {
				BeforePublishing: () => <p>before</p>,
				AfterPublishing: () => <p>after</p>,
			} ),
		} );
		await set( { type: 'post' } );
		draw( 'places' );
		expect( await screen.findByText( 'before' ) ).toBeVisible();
		expect( screen.getByText( 'after' ) ).toBeVisible();
	} );

	it( 'says that the code could not be had, and tries again', async () => {
		const load = jest
			.fn( async () => ( { AfterPublishing: Body } ) )
			.mockRejectedValueOnce( new Error( 'offline' ) );
		registerPanel( {
			name: 'failing',
			getTitle: () => 'Sharing',
			places: [ 'AfterPublishing' ],
			load,
		} );
		await set( { type: 'post' } );
		draw( 'failing' );
		expect( await screen.findByRole( 'alert' ) ).toHaveTextContent(
			'Could not load this panel.'
		);
		await userEvent.click(
			screen.getByRole( 'button', { name: 'Try again' } )
		);
		expect( await screen.findByText( 'Hello 7' ) ).toBeVisible();
	} );

	it( 'is for its types of post, also when another one is edited in the same window', async () => {
		registerPanel( {
			name: 'typed',
			getTitle: () => 'Sharing',
			places: [ 'Settings' ],
			postTypes: [ 'post' ],
			load: async () => ( { Settings: Body } ),
		} );
		await set( { type: 'page' } );
		expect( plugins.has( 'typed' ) ).toBe( false );
		await set( { type: 'post' } );
		expect( plugins.has( 'typed' ) ).toBe( true );
		await set( { type: 'wp_template' } );
		expect( plugins.has( 'typed' ) ).toBe( false );
		await set( { type: 'post' } );
		expect( plugins.has( 'typed' ) ).toBe( true );
	} );

	it( 'waits for what is asked, confirms it once, and asks no more', async () => {
		const when = jest.fn( ( post ) => post.isEditedPostDirty() );
		const confirm = jest.fn( async () => true );
		registerPanel( {
			name: 'waiting',
			getTitle: () => 'Sharing',
			places: [ 'Settings' ],
			when,
			confirm,
			load: async () => ( { Settings: Body } ),
		} );
		await set( { type: 'post' } );
		expect( plugins.has( 'waiting' ) ).toBe( false );
		await set( { isDirty: true } );
		expect( plugins.has( 'waiting' ) ).toBe( true );
		const calls = when.mock.calls.length;
		await set( { isDirty: false } );
		await set( { isPublished: true } );
		expect( plugins.has( 'waiting' ) ).toBe( true );
		expect( when ).toHaveBeenCalledTimes( calls );
		expect( confirm ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'keeps the place that it took while it waited: core appends what is mounted later', async () => {
		let mounts = 0;
		const Counted = ( props: { className?: string; title?: string } ) => {
			useEffect( () => {
				mounts++;
			}, [] );
			return <CorePanel { ...props } />;
		};
		const Send = () => <p>Send</p>;
		const { Frame, reveal } = createFrame(
			{
				name: 'first',
				getTitle: () => 'Subscribers',
				places: [ 'BeforePublishing' ],
				load: async () => ( {
					Settings: Send,
					BeforePublishing: Send,
					AfterPublishing: Send,
				} ),
			},
			{
				registerPlugin: () => null,
				unregisterPlugin: () => null,
				PluginDocumentSettingPanel: Counted,
				PluginPrePublishPanel: Counted,
				PluginPostPublishPanel: Counted,
			},
			true
		);
		render( <Frame /> );
		expect( screen.queryByText( 'Subscribers' ) ).toBeNull();
		act( reveal );
		expect( await screen.findByText( 'Send' ) ).toBeVisible();
		expect( screen.getByText( 'Subscribers' ) ).toBeVisible();
		expect( mounts ).toBe( 1 );
	} );

	it.each( [
		[ 'is refused', async () => false ],
		[ 'fails', () => Promise.reject( new Error( 'offline' ) ) ],
	] )( 'shows nothing where its confirmation %s', async ( name, confirm ) => {
		registerPanel( {
			name,
			getTitle: () => 'Sharing',
			places: [ 'Settings' ],
			confirm,
			load: async () => ( { Settings: Body } ),
		} );
		await set( { type: 'post' } );
		expect( plugins.has( name ) ).toBe( false );
	} );
} );
