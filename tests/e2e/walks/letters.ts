/** Mails as their readers have them: read by an independent program, links followed. */
import { expect, type Page } from '@playwright/test';
import { simpleParser, type ParsedMail } from 'mailparser';
import type { Mail } from '../guard';

const encode = ( text: string ) => Buffer.from( text ).toString( 'base64' );

/**
 * A mail as a mail program reads it.
 *
 * @param mail What was handed to WordPress for sending.
 */
export function readLetter( mail: Mail | undefined ): Promise< ParsedMail > {
	if ( ! mail ) {
		throw new Error( 'There is no such mail.' );
	}
	return simpleParser(
		[
			`To: ${ mail.to }`,
			`Subject: =?UTF-8?B?${ encode( mail.subject ) }?=`,
			'MIME-Version: 1.0',
			'Content-Transfer-Encoding: base64',
			...mail.headers,
			'',
			encode( mail.message ).replace( /.{76}/g, '$&\r\n' ),
		].join( '\r\n' )
	);
}

/**
 * Shows a mail, and asks for each of its links.
 *
 * @param page   Where it is shown.
 * @param letter The mail.
 */
export async function openLetter(
	page: Page,
	letter: ParsedMail
): Promise< void > {
	await page.setContent( letter.html || '' );
	const addresses = await page
		.getByRole( 'link' )
		.evaluateAll( ( links ) =>
			links.map( ( link ) => link.getAttribute( 'href' ) ?? '' )
		);
	expect( addresses.length ).toBeGreaterThan( 0 );
	for ( const address of new Set( addresses ) ) {
		const answer = await page.request.get( address );
		expect( answer.status(), address ).toBe( 200 );
	}
}

/**
 * Where a link of a mail leads; it is opened elsewhere.
 *
 * @param page Where the mail is shown.
 * @param name What the link says.
 */
export const getHref = async ( page: Page, name: string ): Promise< string > =>
	( await page.getByRole( 'link', { name } ).getAttribute( 'href' ) ) ?? '';
