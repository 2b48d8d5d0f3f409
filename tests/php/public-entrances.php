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
		'POST stripe/webhook'               => 'Stripe tells what happened. Nothing is done before the signature of the owner’s endpoint is good, at most five minutes old; then the thing is asked of Stripe again. Bodies up to 512 KB; the same event is worked on once.',
		'GET premium/(?P<post>\d+)/(?P<key>[\ds]{1,4}-[0-9a-f]{16})' => 'The paid part of a post, for who may see it: the access cookie of members or a login with a nonce decides; all others get nothing. Kept by no cache.',
		'POST premium/(?P<post>\d+)/(?P<key>[\ds]{1,4}-[0-9a-f]{16})' => 'The same; takes one of the free views of a month, where the owner gives some. They are counted in a signed cookie and for each client.',
		'POST checkout'                     => 'Buyers begin an order. Checkout_Guard lets in what comes from this site, ten times a minute; Checkout_Offer what a block in a public post offers, at the price that stands there. Prices, currencies and addresses of the request are not read.',
		'GET orders/(?P<uuid>[0-9a-f-]{36})/status' => 'The page that waits for a payment asks how it stands: one word, for the browser alone whose cookie began the order; 404 for everybody else, whether there is such an order or not.',
		'POST paypal/order'                 => 'Visitors begin an order of a product: price and currency are the stored product’s, each client may ten times a minute.',
		'POST paypal/webhook'               => 'PayPal tells what happened. Its own service says whether an event is its own (120 times a minute for each client); of the event only the order’s name is used, how it stands is asked of PayPal.',
		'POST mail/bounce'                  => 'Mail services report bounces. They have no account: a secret in a header is compared in constant time, without one nobody is let in.',
		'POST members/link'                 => 'Somebody asks for a link to log in. The answer and the work before it are the same for each address; the mail goes to a member’s own address alone, three an hour, and holds no word of the request. Counted for each client.',
		'POST members/portal'               => 'The address of the provider’s page for a customer: for who has the signed cookie of a mailed link, or is logged in with a nonce; all others are refused.',
		'GET premium/(?P<post>\d+)/(?P<key>[\ds]{1,4}-[0-9a-f]{16})' => 'What a member paid for, for pages from a cache: 404 for what is not published, refused without a membership that opens it. Reads only; kept by no cache.',
		'POST premium/(?P<post>\d+)/(?P<key>[\ds]{1,4}-[0-9a-f]{16})' => 'The same as one of the free views of a month, where the owner allows any: counted in a signed cookie and for each address.',
		'GET videos/(?P<guid>[A-Za-z0-9]{8})' => 'What the player knows of a public video; a private one is for who may watch it, 401 or 403 for all others. Reads only.',
		'GET videos/(?P<guid>[A-Za-z0-9]{8})/file' => 'The file of a private video, whole or in part, by an address with our signature that is good for six hours; it was given to who may watch. Kept by no cache.',
		'GET videos/(?P<guid>[A-Za-z0-9]{8})/copy' => 'A copy, poster or strip of a private video, by such an address. Kept by no cache.',
		'GET videos/(?P<guid>[A-Za-z0-9]{8})/track' => 'A text track of a private video, by such an address. Kept by no cache.',
		'GET likes/(?P<id>\d+)'             => 'How many like a post that everybody may read, and whether this browser or, with a nonce, this user does: two indexed reads. What is not public, or shows no likes, is answered as what is not there.',
		'POST likes/(?P<id>\d+)'            => 'Visitors like such a post: from this site, sixty presses a minute and twenty likes a day for each address and post, once for each cookie and user.',
		'DELETE likes/(?P<id>\d+)'          => 'The same, taken back: only the like of this browser or user.',
	),
	// Actions of admin-post.php and admin-ajax.php for who is not logged in.
	'actions' => array(
		'admin_post_nopriv_mainstreet_stripe_webhook'      => 'stripe/webhook for sites whose REST API is closed to strangers; the same checks.',
		'admin_post_nopriv_mainstreet_forms_submit'        => 'forms/submit without script; the same checks.',
		'admin_post_nopriv_mainstreet_subscribe'           => 'subscribe without script; the same checks.',
		'admin_post_nopriv_mainstreet_mailchimp_subscribe' => 'mailchimp/subscribe without script; the same checks.',
		'admin_post_nopriv_mainstreet_likes'               => 'likes/{id} without script; the same checks. It leads back to the post.',
	),
	// What is read of an address or a posted page, outside of REST.
	'parameters' => array(
		'GET mainstreet_sent' => 'Shows one visitor what became of their form without script: a random name with our signature; the page is kept by no cache.',
		'GET mainstreet_video' => 'The player of a hosted video, a page of its own: eight letters and digits. Who may not watch a private one gets 403 and nothing of it.',
		'GET mainstreet_video_file' => 'The file of a private video for who may watch it, by their login: eight letters and digits and an ending that is not read. All others get 403, whether there is such a video or not.',
		'GET *'               => 'With mainstreet_video: what the player is told, which Player_Settings checks: switches, colours as pickers write them, a picture on this site. All others are not read.',
		'GET mainstreet_sub'  => 'The page behind links in mails of the newsletter: which of them.',
		'GET s'               => 'With mainstreet_sub: number of the subscriber, worth nothing without its key.',
		'GET k'               => 'With mainstreet_sub: the key, compared in constant time.',
		'GET mark_spam'       => 'Responses screen, for who may edit that response: number of the one whose page with a button is shown. Opening it changes nothing; the button posts a nonce of user and response.',
		'GET file_of'         => 'The same screen: number of a response whose file is sent to who may edit it, as feedback/{id}/file/{key} does.',
		'GET key'             => 'With file_of: key of the file, compared in constant time with those of that response.',
		'GET id'              => 'Media library, behind a nonce of user and video, for who may edit that video: its number.',
		'GET mainstreet_mail' => 'Wakes the newsletter’s queue through wp-cron.php: a time with our signature, good for five minutes, printed nowhere.',
		'GET return'          => 'Settings screen, for who may manage options: where its button leads back to, on this site only.',
		'GET service'         => 'The window that connects an account, for who may write posts: at which service. What is not known shows a sentence.',
		'POST sign_in'        => 'The same window, for who may publish and with its nonce: leads to the service. Its value is not read.',
		'GET again'           => 'The same window: number of an account that is connected again. Its handle or server is filled in for who may use it, nothing else.',
		'POST account'        => 'The same window, for who may publish and with its nonce: texts of the service’s own fields, and for whom. They are cut and checked by the service’s class.',
		'GET state'           => 'Where a service leads back to after signing in, for who is logged in: a secret that this user got for this service, good once and for ten minutes. Without it nothing is done.',
		'GET code'            => 'The same address: what the service gave; exchanged at the service only.',
		'GET error'           => 'The same address: why the service gave no code. It is compared, and not shown.',
		'GET _wpnonce'        => 'The same address without those: a nonce of user and service leads on to the service, for who may sign in there. Nothing else is done.',
		'POST mainstreet_disconnect' => 'The form of a user’s profile, whose nonce and right core checks: numbers of accounts to disconnect, compared with those of that user.',
		'POST token'          => 'The same window, for who may manage options and with its nonce: a token of the service, which is asked whether it knows it.',
		'GET mainstreet_buy'  => 'Page on which something is bought without script: a number. A GET creates nothing; its form goes the way of POST checkout.',
		'GET p'               => 'With mainstreet_buy: number of the post that offers it, which has to be a public one; with mainstreet_access: of the post that a link leads back to, if everybody may read it.',
		'GET mainstreet_pay'  => 'Page to which a payment service leads back. Whether it is there is all that counts.',
		'GET o'               => 'With mainstreet_pay: name of the order. What the service says of it is carried out; only the browser with the order’s cookie sees or gets anything.',
		'GET mainstreet_thanks' => 'Shows a line of thanks above a post, the same for everybody. Its value is not read.',
		'GET mainstreet_liked' => 'The page that a press of a like button without script leads to: shows whether this browser likes the post, kept by no cache. Its value is not read.',
		'COOKIE mainstreet_liker' => 'The random value of a browser that liked something: 32 hexadecimal digits, of which a sum with the site’s key is looked up.',
		'POST post'           => 'The form of the like button: number of the post, checked as in likes/{id}.',
		'POST do'             => 'The same form: whether a like is taken back.',
		'GET mainstreet_mastodon' => 'Page that asks for a visitor’s Mastodon server: number of a post that everybody may read and that is shared.',
		'POST server'         => 'That page’s form, from this site only: a host name, to whose page for new posts it leads. Nothing is asked of it from here.',
		'COOKIE *'            => 'Claim_Cookie: the random value of the browser that began an order, compared with its sum in constant time; names of others of its kind, of which the oldest are dropped.',
		'GET plan_upgraded'   => 'The editor, for who may write posts: whether it is there tells that the name of the site’s plan is wanted. Its value is not read.',
		'REQUEST _wpnonce'    => 'Admin-ajax call for an upload token, for who is logged in and may upload files: checked as a nonce.',
		'REQUEST chunk_size'  => 'The same call: a number, between 256 kB and 10 MB, and kept only where it is smaller than what was known.',
		'GET rest_route'      => 'Whether it is there tells that the request is one of REST, so that blocks are registered in full. Its value is not read.',
		'GET mainstreet_access' => 'Pages for members: which of them. What k opens there is the hash of 32 random bytes, good for 15 minutes and once, by a POST.',
		'COOKIE wp-mainstreet-views' => 'Which free views of this month a browser has taken: signed with a key of this site, bounded in length; what is not ours counts as none.',
		'COOKIE wp-mainstreet-access' => 'The access cookie of members: signed with a key of this site, bounded in time, compared in constant time; what it opens is read from the tables.',
		'COOKIE wp-mainstreet-link' => 'The secret of a mailed link between its address and its button, so that no page of the theme has it in its address: the hash of 32 random bytes decides, as with k.',
		'COOKIE wp-mainstreet-views' => 'Posts that a visitor has read for free this month: signed, compared in constant time, a list of numbers.',
		'POST *'              => 'The form without script (Submission_Pipeline checks all of it), and the button of a page behind a mail’s link (its key is checked first).',
		'FILES *'             => 'Files of the form without script: Response_Files checks each before anything is stored.',
	),
);
