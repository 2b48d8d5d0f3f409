/** From an empty page to a student who buys a video course, watches it, and comes back on another device. */
import path from 'node:path';
import { expect, test } from '../fixtures';
import { followFormToHost } from '../follow-form-to-host';
import { walk } from './walk';
import { beginPage, insertBlock, isNarrow, publishFromEditor } from './ways';

const FILM = path.join( __dirname, '../films/tide.webm' );

test.afterEach( async ( { requestUtils } ) => {
	await requestUtils.rest( {
		method: 'POST',
		path: '/mainstreet/v1/settings',
		data: { 'stripe-secret-test': null },
	} );
} );

test(
	'a teacher sells a video course; a student buys it, watches it, and logs in on a phone',
	{ tag: '@site' },
	async ( {
		admin,
		allow,
		editor,
		mails,
		page,
		requestUtils,
		runCron,
		visit,
	} ) => {
		test.slow();
		await requestUtils.rest( {
			method: 'POST',
			path: '/mainstreet/v1/settings',
			data: { 'stripe-secret-test': 'sk_test_course1' },
		} );
		const email = `student${ Date.now() }@example.org`;
		const title = `Bread at home ${ Date.now() }`;
		const way = walk( page, 'video-course' );
		const settings = page.getByRole( 'region', {
			name: 'Editor settings',
		} );
		await way.step( 'add a page', () =>
			beginPage( { admin, editor, page, way }, title )
		);
		await way.step( 'inserted', async () => {
			await insertBlock( page, way, 'paid', 'Paid Content' );
			await expect(
				settings.getByRole( 'textbox', { name: 'Name' } )
			).toBeVisible();
		} );
		await way.step( 'plan', async () => {
			await way.fill(
				settings.getByRole( 'textbox', { name: 'Name' } ),
				title
			);
			await way.select(
				settings.getByRole( 'combobox', { name: 'Interval' } ),
				'one-time'
			);
			await way.fill(
				settings.getByRole( 'textbox', { name: /^Price/ } ),
				'12'
			);
			await way.click(
				settings.getByRole( 'button', { name: /^Add this/ } )
			);
			await expect(
				page
					.getByRole( 'toolbar', { name: 'Block tools' } )
					.getByText( title )
			).toBeVisible();
		} );
		await way.step( 'video', async () => {
			const place = editor.canvas.getByRole( 'document', {
				name: /^(?:Empty block|Block: Paragraph)/,
			} );
			await way.click( place.last() );
			await way.type( '/hosted' );
			await way.click(
				page.getByRole( 'option', { name: 'Hosted Video' } )
			);
			const block = editor.canvas.getByRole( 'document', {
				name: 'Block: Hosted Video',
			} );
			await block.locator( 'input[type="file"]' ).setInputFiles( FILM );
			await expect( block.locator( 'iframe' ) ).toHaveAttribute(
				'src',
				/mainstreet_video=/
			);
		} );
		let url = '';
		await way.step( 'published', async () => {
			url = await publishFromEditor( page, way );
		} );
		const student = await visit( url );
		way.turnTo( student );
		const video = student.locator( 'iframe[src*="mainstreet_video"]' );
		await way.step( 'guest', async () => {
			await expect(
				student.getByText( 'Buy this content' )
			).toBeVisible();
			await expect( video ).toHaveCount( 0 );
		} );
		await way.step( 'buy', async () => {
			await way.click(
				student
					.locator( '.wp-block-jetpack-recurring-payments' )
					.getByRole( 'link' )
			);
			await followFormToHost( student, 'checkout.stripe.com', allow, () =>
				way.click(
					student.getByRole( 'button', {
						name: 'Continue to payment',
					} )
				)
			);
		} );
		await way.step( 'paid', async () => {
			await way.fill(
				student.getByRole( 'textbox', { name: 'Email' } ),
				email
			);
			await way.click(
				student.getByRole( 'button', { name: 'Pay', exact: true } )
			);
			await student.waitForURL( /mainstreet_thanks/ );
			await expect( video ).toBeVisible();
		} );
		await way.step( 'watched', async () => {
			const player = video.contentFrame();
			await way.click(
				player.getByRole( 'button', { name: 'Play' } ).first()
			);
			await expect
				.poll( () =>
					player
						.locator( 'video' )
						.evaluate(
							( film: HTMLVideoElement ) => film.currentTime
						)
				)
				.toBeGreaterThan( 0 );
		} );
		const phone = await visit( url, { width: 390, height: 844 } );
		way.turnTo( phone );
		const before = mails().length;
		await way.step( 'log in', async () => {
			await way.click( phone.getByRole( 'link', { name: 'Log in' } ) );
			await way.fill( phone.getByLabel( 'Email address' ), email );
			await way.click(
				phone.getByRole( 'button', { name: 'Send link' } )
			);
			await expect(
				phone.getByText( 'If there is a membership' )
			).toBeVisible();
		} );
		const getLink = () =>
			mails()
				.slice( before )
				.filter( ( { to } ) => to === email )
				.map(
					( { message } ) =>
						/href="([^"]+mainstreet_access=in[^"]+)"/.exec(
							message
						)?.[ 1 ]
				)
				.find( Boolean );
		await expect
			.poll( async () => {
				await runCron( 'mainstreet_member_link' );
				return getLink() ?? '';
			} )
			.not.toBe( '' );
		await way.step( 'on the phone', async () => {
			await phone.goto(
				( getLink() ?? '' ).replaceAll( /&(?:amp|#038);/g, '&' )
			);
			await way.click( phone.getByRole( 'button', { name: 'Log in' } ) );
			await expect(
				phone.locator( 'iframe[src*="mainstreet_video"]' )
			).toBeVisible();
			expect( await isNarrow( phone ) ).toBe( true );
		} );
		way.end( 23 );
	}
);
