<?php
/**
 * Everything that a stranger may call, each with the reason why: the one list that is reviewed.
 *
 * A new entrance fails tests/php/public-entrances.test.php until it stands here. Before you add a
 * line, ask what a stranger could read, write, guess, fill up or keep busy with it.
 *
 * @package Mainstreet
 */

// phpcs:disable -- test data.

return array(
	// REST routes whose permission callback lets in who is not logged in, or asks for no capability.
	'rest' => array(
		'GET business-hours/localized-week' => 'Names of the days and the first day of the week, in the site’s language: nothing of it is private, and blocks ask for it wherever they are drawn.',
		'GET geo'                           => 'The country of who asks, from what this server has at hand: for the first dial code of the messaging button. Thirty times a minute, kept by no cache, nobody outside is asked.',
		'GET session'                       => 'The clock of a form: a signed time, the same for everybody. Reads and writes nothing.',
		'POST forms/submit'                 => 'Visitors send forms. Submission_Pipeline lets in what holds a ticket of a published form, from this site, within the limits of a client.',
		'POST subscribe'                    => 'Visitors ask for the newsletter; the same checks. Whether an address is known is not told.',
		'POST mailchimp/subscribe'          => 'Visitors sign up at the owner’s audience; the same checks. What is sent there is in the stored definition.',
		'GET podcast-player/track'          => 'Chapters and transcript of an episode that a page shows: feeds are named with our signature, files by the kept copy of the feed, which also bounds what is kept. Loading one is counted for each client and for the site, goes to public addresses only and takes eight seconds at most.',
		'POST mail/bounce'                  => 'Mail services report bounces. They have no account: a secret in a header is compared in constant time, without one nobody is let in.',
	),
	// Actions of admin-post.php and admin-ajax.php for who is not logged in.
	'actions' => array(
		'admin_post_nopriv_mainstreet_forms_submit'        => 'forms/submit without script; the same checks.',
		'admin_post_nopriv_mainstreet_subscribe'           => 'subscribe without script; the same checks.',
		'admin_post_nopriv_mainstreet_mailchimp_subscribe' => 'mailchimp/subscribe without script; the same checks.',
	),
	// What is read of an address or a posted page, outside of REST.
	'parameters' => array(
		'GET mainstreet_sent' => 'Shows one visitor what became of their form without script: a random name with our signature; the page is kept by no cache.',
		'GET mainstreet_sub'  => 'The page behind links in mails of the newsletter: which of them.',
		'GET s'               => 'With mainstreet_sub: number of the subscriber, worth nothing without its key.',
		'GET k'               => 'With mainstreet_sub: the key, compared in constant time.',
		'GET mainstreet_mail' => 'Wakes the newsletter’s queue through wp-cron.php: a time with our signature, good for five minutes, printed nowhere.',
		'GET return'          => 'Settings screen, for who may manage options: where its button leads back to, on this site only.',
		'GET service'         => 'The window that connects an account, for who may write posts: at which service. What is not known shows a sentence.',
		'POST sign_in'        => 'The same window, for who may publish and with its nonce: leads to the service. Its value is not read.',
		'GET state'           => 'Where a service leads back to after signing in, for who is logged in: a secret that this user got for this service, good once and for ten minutes. Without it nothing is done.',
		'GET code'            => 'The same address: what the service gave; exchanged at the service only.',
		'GET error'           => 'The same address: why the service gave no code. It is compared, and not shown.',
		'POST mainstreet_disconnect' => 'The form of a user’s profile, whose nonce and right core checks: numbers of accounts to disconnect, compared with those of that user.',
		'POST token'          => 'The same window, for who may manage options and with its nonce: a token of the service, which is asked whether it knows it.',
		'GET rest_route'      => 'Whether it is there tells that the request is one of REST, so that blocks are registered in full. Its value is not read.',
		'POST *'              => 'The form without script (Submission_Pipeline checks all of it), and the button of a page behind a mail’s link (its key is checked first).',
		'FILES *'             => 'Files of the form without script: Response_Files checks each before anything is stored.',
	),
);
