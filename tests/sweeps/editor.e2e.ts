/**
 * Every registered block in the real editor: drawn as inserted, as its example and
 * each variation, and as its demo; audited; saved, reloaded, and still valid.
 */
import path from 'node:path';
import type { Frame, Locator, Page } from '@playwright/test';
import { readDemos } from '../e2e/demo';
import { expect, test } from '../e2e/fixtures';
import type { Guard } from '../e2e/guard';
import { audit } from './axe';
import {
	describe,
	describeControls,
	getCanvas,
	INSPECTOR,
	openAllPanels,
	getTabs,
	showAllSettings,
	readCanvas,
	setBlocks,
	settle,
} from './canvas';
import { CORE_CHROME, CORE_FAULTS } from './core-parts';
import {
	blame,
	crowd,
	getLabel,
	readMembers,
	setMembers,
	type Member,
} from './crowd';
import { KEYS } from './page';
import { divide } from './parts';
import { getRegisteredBlocks } from './registered';
import { takesKey } from './services';
import { makeStates } from './states';

/** Where pictures of all states go. */
const pictures = path.join(
	process.env.WP_ARTIFACTS_PATH ?? 'artifacts',
	'sweep'
);

/** Keeps a picture, if somebody wants to look at them. */
async function look( name: string, what: Page | Locator ): Promise< void > {
	if ( process.env.MAINSTREET_LOOK ) {
		const file = `${ name.replace( /\W+/g, '-' ) }.png`;
		await what.screenshot( { path: path.join( pictures, file ) } );
	}
}

/** Older versions of WordPress repeat no audit of the same markup, and look at each block's controls once. */
const IS_CURRENT = ( process.env.MAINSTREET_WP ?? '7.1' ) === '7.1';

/** Audits what we draw in the editor. */
const auditOurs = async (
	frame: Page | Frame,
	selector: string
): Promise< string[] > =>
	IS_CURRENT ? audit( frame, selector, CORE_CHROME ) : [];

/** Audits the controls around a block, none of them under the mouse: there, core's panel titles of 6.8 lack contrast. */
async function auditControls( page: Page ): Promise< string[] > {
	await page.mouse.move( 0, 0 );
	return audit( page, INSPECTOR, CORE_CHROME, CORE_FAULTS );
}

/**
 * Selects a block and audits its controls unless the same were audited before, and the block again if being selected
 * changes it.
 *
 * @param page    The editor.
 * @param canvas  Its canvas.
 * @param id      Client id of the block.
 * @param picture Name of the picture.
 * @param audited Controls that were audited; these are added.
 */
async function auditSelected(
	page: Page,
	canvas: Frame,
	id: string,
	picture: string,
	audited: Set< string >
): Promise< string[] > {
	const selector = `[data-block="${ id }"]`;
	const plain = await describe( canvas, selector );
	await page.evaluate(
		( clientId ) =>
			window.wp.data
				.dispatch( 'core/block-editor' )
				.selectBlock( clientId ),
		id
	);
	await settle( page, canvas );
	const findings =
		plain === ( await describe( canvas, selector ) )
			? []
			: await auditOurs( canvas, selector );
	// An inspector without tabs is looked at once.
	for ( const tab of ( await getTabs( page ) ) ?? [ null ] ) {
		await tab?.click();
		await openAllPanels( page );
		await look( `${ picture }-selected`, page );
		const controls = await describeControls( page );
		if ( ! audited.has( controls ) ) {
			audited.add( controls );
			await showAllSettings( page );
			await look( `${ picture }-settings`, page );
			findings.push( ...( await auditControls( page ) ) );
		}
	}
	return findings;
}

/**
 * Puts states of several blocks into the canvas, audits them together, and each alone if something is wrong; then
 * selects one after the other.
 *
 * @param page            The editor.
 * @param canvas          Its canvas.
 * @param members         The states.
 * @param options         How.
 * @param options.how     Part of the pictures' names.
 * @param options.audited Controls that were audited.
 * @param options.guard   Sees what goes wrong on the way.
 */
async function auditGroup(
	page: Page,
	canvas: Frame,
	members: Member[],
	{
		how,
		audited,
		guard,
	}: { how: string; audited: Set< string >; guard: Guard }
): Promise< string[] > {
	const roots = await setMembers( page, members );
	// What is read before its old versions are there waits for them.
	await settle( page, canvas );
	const readings = await readMembers( page, members, roots );
	const select = ( id: string ): string => `[data-block="${ id }"]`;
	const all = readings.map( ( { id } ) => select( id ) );
	for ( const selector of all ) {
		await canvas.locator( selector ).waitFor();
	}
	const early = guard.report();
	guard.clear();
	const isFine = ! ( await auditOurs( canvas, all.join( ', ' ) ) ).length;
	const findings: string[] = [];
	const seen = new Set< string >();
	for ( const [ place, member ] of members.entries() ) {
		const { id = '', invalid = [] } = readings[ place ] ?? {};
		const picture = `${ member.block.slug }-${ member.label }-${ how }`;
		await look( picture, canvas.locator( select( id ) ) );
		const lines = [
			...invalid.map( ( name ) => `invalid: ${ name }` ),
			...( isFine ? [] : await auditOurs( canvas, select( id ) ) ),
			...( IS_CURRENT || ! seen.has( member.block.name )
				? await auditSelected( page, canvas, id, picture, audited )
				: [] ),
			...guard.report(),
		];
		guard.clear();
		seen.add( member.block.name );
		findings.push(
			...lines.map( ( line ) => `${ getLabel( member ) }: ${ line }` )
		);
	}
	return [
		...findings,
		...( await blame( page, canvas, members, { guard, early } ) ),
	];
}

test.describe( 'Every block in the editor', () => {
	test.describe.configure( { mode: 'parallel', timeout: 240_000 } );

	for ( const { hasKeys, part } of [
		...divide( 2 ).map( ( each ) => ( { hasKeys: false, part: each } ) ),
		...divide( 1 ).map( ( each ) => ( { hasKeys: true, part: each } ) ),
	] ) {
		const how = hasKeys ? 'with' : 'without';
		test(
			`${ how } keys of outside services, it is drawn, passes the audit, and survives saving${ part.title }`,
			{ tag: hasKeys ? '@main' : [ '@core', '@main' ] },
			async ( { admin, editor, page, guard, requestUtils, pretend } ) => {
				if ( hasKeys ) {
					await pretend( {
						options: KEYS,
					} );
				}
				// The film of its demo is in no library; the server says so, with this status.
				guard.allow(
					/404.*(?:mainstreet_video%3D|\/videos\/)Qa12bC3d/
				);
				const demos = readDemos();
				const blocks = part.pick(
					await getRegisteredBlocks( requestUtils )
				);
				await admin.createNewPost( { title: `Sweep ${ how } keys` } );
				await editor.openDocumentSettingsSidebar();
				const canvas = await getCanvas( page );
				const findings: string[] = [];
				const contents: string[] = [];

				// What the inserter never offers is only drawn, all at once.
				const parts = hasKeys
					? []
					: blocks.filter( ( { isInsertable } ) => ! isInsertable );
				for ( const block of parts ) {
					const [ plain ] = await makeStates( page, block );
					contents.push( plain?.content ?? '' );
				}
				await setBlocks( page, contents.join( '\n\n' ) );
				// What a block stores and reads again when it is put in comes in several steps.
				let last = '';
				await expect
					.poll( async () => {
						const before = last;
						await settle( page, canvas );
						last = await editor.getEditedPostContent();
						return last === before;
					} )
					.toBe( true );
				findings.push(
					...( await auditOurs( canvas, '.is-root-container' ) ),
					...( await readCanvas( page, '' ) ).invalid.map(
						( name ) => `invalid: ${ name }`
					)
				);

				const offered = blocks.filter(
					// With keys: inner blocks bring nothing to life by themselves.
					( { isInsertable, parent, slug } ) =>
						isInsertable &&
						! ( hasKeys && ( parent.length || ! takesKey( slug ) ) )
				);
				const members: Member[] = [];
				for ( const block of offered ) {
					const demo = demos[ block.slug ];
					// With keys, what they bring to life is looked at once.
					const states =
						hasKeys && demo
							? [ { label: 'demo', content: demo } ]
							: await makeStates( page, block );
					members.push(
						...states.map( ( state ) => ( { ...state, block } ) )
					);
				}
				contents.push( ...members.map( ( { content } ) => content ) );
				findings.push( ...guard.report() );
				guard.clear();
				const audited = new Set< string >();
				for ( const group of crowd( members ) ) {
					findings.push(
						...( await auditGroup( page, canvas, group, {
							how: `${ how }-keys`,
							audited,
							guard,
						} ) )
					);
				}

				await setBlocks( page, contents.join( '\n\n' ) );
				await settle( page, canvas );
				let saved = '';
				// What a block stores of its own may be answered, and change the block, while the post is saved.
				await expect
					.poll( async () => {
						saved = await editor.getEditedPostContent();
						// Not by the button: WordPress may have saved by itself a moment ago, and has none then.
						await page.evaluate( () =>
							window.wp.data.dispatch( 'core/editor' ).savePost()
						);
						await settle( page, canvas );
						// A post with unsaved changes would keep the page from being reloaded, by a question.
						const isDirty = await page.evaluate( () =>
							window.wp.data
								.select( 'core/editor' )
								.isEditedPostDirty()
						);
						return (
							! isDirty &&
							( await editor.getEditedPostContent() ) === saved
						);
					} )
					.toBe( true );
				await page.reload();
				await settle( page, await getCanvas( page ) );
				const { invalid } = await readCanvas( page, '' );
				findings.push(
					...invalid.map(
						( name ) => `invalid after reload: ${ name }`
					),
					...guard
						.report()
						.map( ( line ) => `all together: ${ line }` )
				);
				guard.clear();
				expect( [ ...new Set( findings ) ] ).toEqual( [] );
				expect( await editor.getEditedPostContent() ).toBe( saved );
			}
		);
	}
} );
