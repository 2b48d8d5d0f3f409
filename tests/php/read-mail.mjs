/** Reads a mail from standard input as an independent program does, and prints what it found as JSON. */
import { simpleParser } from 'mailparser';

const mail = await simpleParser( process.stdin, {
	skipHtmlToText: true,
	skipTextToHtml: true,
	skipImageLinks: true,
} );
const addresses = ( field ) =>
	( field?.value ?? [] ).map( ( { name, address } ) => [ name, address ] );
process.stdout.write(
	JSON.stringify( {
		subject: mail.subject ?? '',
		from: addresses( mail.from ),
		to: addresses( mail.to ),
		cc: addresses( mail.cc ),
		bcc: addresses( mail.bcc ),
		replyTo: addresses( mail.replyTo ),
		messageId: mail.messageId ?? '',
		html: mail.html || '',
		text: mail.text ?? '',
		attachments: mail.attachments.length,
		names: mail.headerLines.map( ( { key } ) => key ),
		list: mail.headers.get( 'list' ) ?? {},
	} )
);
