/** From a visitor who writes to the owner who answers. */
import { expect, test } from '../fixtures';
import { isNarrow } from './ways';
import { walk } from './walk';

test(
	'a visitor writes from a phone, and the owner finds it, reads it and answers',
	// How the list is ordered is kept for the administrator, and another test changes it.
	{ tag: '@site' },
	async ( { admin, mails, page, requestUtils, visit } ) => {
		const { id } = await requestUtils.rest< { id: number } >( {
			path: '/mainstreet/v1/start/page',
			method: 'POST',
		} );
		await requestUtils.rest( {
			path: `/wp/v2/pages/${ id }`,
			method: 'POST',
			data: { status: 'publish' },
		} );
		const name = `Rosa ${ Date.now() }`;
		const visitor = await visit( `/?page_id=${ id }`, {
			width: 390,
			height: 844,
		} );
		const way = walk( visitor, 'first-response' );
		const field = ( label: string ) =>
			visitor.getByRole( 'textbox', { name: label } );
		await way.step( 'form', async () => {
			await expect( field( 'Name' ) ).toBeVisible();
			expect( await isNarrow( visitor ) ).toBe( true );
		} );
		await way.step( 'filled in', async () => {
			await way.fill( field( 'Name' ), name );
			await way.fill( field( 'Email' ), 'rosa@example.org' );
			await way.fill(
				field( 'Message' ),
				'Do you have the blue kettle in stock?'
			);
		} );
		await way.step( 'sent', async () => {
			await way.click(
				visitor.getByRole( 'button', { name: 'Send message' } )
			);
			await expect( visitor.getByText( 'blue kettle' ) ).toBeVisible();
			expect( await isNarrow( visitor ) ).toBe( true );
		} );

		await admin.visitAdminPage( 'index.php' );
		way.turnTo( page );
		const row = page.getByRole( 'row', { name } );
		await way.step( 'responses', async () => {
			await way.click(
				page
					.getByRole( 'navigation', { name: 'Main menu' } )
					.getByRole( 'link', { name: /^Mainstreet [\d,]+ unread/ } )
			);
			await expect( row ).toBeVisible();
		} );
		await way.step( 'read', async () => {
			await way.click( row.getByRole( 'link', { name } ) );
			await expect( page.getByRole( 'region', { name } ) ).toContainText(
				'blue kettle'
			);
		} );
		// Both ways to answer write to the visitor: from the screen, and from the owner's mail.
		const reply = page.getByRole( 'link', { name: 'Reply', exact: true } );
		await expect( reply ).toBeVisible();
		const address = ( await reply.getAttribute( 'href' ) ) ?? '';
		expect( address ).toMatch(
			/^mailto:rosa@example\.org\?subject=Re%3A%20/
		);
		await expect.poll( () => mails().length ).toBeGreaterThan( 0 );
		const [ mail ] = mails();
		expect( mail?.headers ).toContain( 'Reply-To: rosa@example.org' );
		expect( mail?.message ).toContain( `href="${ address }"` );
		expect( mail?.message ).toContain( 'View response' );
		way.end( 8 );
	}
);
