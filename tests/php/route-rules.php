<?php
/**
 * Who may call each REST route of the plugin. A route that is served and does not stand here fails the test, and so does one
 * here that is not served.
 *
 * Keys are `METHOD path` with the path behind the namespace. Every route is served under `mainstreet/v1` and, with `compat`,
 * under the path that Jetpack's editor uses.
 *
 * `from`    lowest role that is let in; all below are answered 401 or 403. `everybody`, also strangers, or `nobody`
 * `compat`  namespace of the compatible path
 * `path`    path with its named groups filled in; the key's own path if left out
 * `body`    body that passes validation and changes nothing when it is let in
 *
 * @package Mainstreet
 */

return array(
	// Routes of accounts at outside services, and of the blocks that show something of one.
	'GET /accounts' => array( 'from' => 'administrator' ),
	// 404 once the caller is let in.
	'DELETE /accounts/(?P<id>\\d+)' => array( 'from' => 'administrator', 'path' => '/accounts/999999' ),
	'POST /accounts/(?P<id>\\d+)' => array( 'from' => 'administrator', 'path' => '/accounts/999999', 'body' => array( 'who' => 'me' ) ),
	'POST /accounts/(?P<id>\\d+)/test' => array( 'from' => 'administrator', 'path' => '/accounts/999999/test', 'body' => array() ),
	// Connections at networks, of which the bench has none.
	'GET /publicize/connection-test-results' => array( 'from' => 'author', 'compat' => 'wpcom/v2' ),
	// 404 once the caller is let in: nobody can sign in there.
	'POST /accounts/(?P<service>[a-z_-]+)/app' => array( 'from' => 'administrator', 'path' => '/accounts/nowhere/app', 'body' => array( 'app_id' => '1234', 'app_secret' => '1234' ) ),
	'DELETE /accounts/(?P<service>[a-z_-]+)/app' => array( 'from' => 'administrator', 'path' => '/accounts/nowhere/app' ),
	'GET /instagram-gallery/connections' => array( 'from' => 'contributor', 'compat' => 'wpcom/v2' ),
	'GET /instagram-gallery/connect-url' => array( 'from' => 'author', 'compat' => 'wpcom/v2' ),
	// 403 to everybody for what is no connection (docs/server-contract.md A21).
	'GET /instagram-gallery/gallery' => array( 'from' => 'nobody', 'compat' => 'wpcom/v2', 'path' => '/instagram-gallery/gallery?access_token=999&count=30' ),

	// Details of the business, which blocks and bound texts show.
	'GET /business' => array( 'from' => 'contributor' ),
	'POST /business' => array( 'from' => 'administrator', 'body' => array() ),

	// Drafts with AI: 409 once the caller is let in, as no provider is connected. Which post or image it is decides; a form without a post is for a template.
	'POST /ai/share-message' => array( 'from' => 'nobody', 'body' => array( 'post' => 999999 ) ),
	'POST /ai/seo-description' => array( 'from' => 'nobody', 'body' => array( 'post' => 999999 ) ),
	'POST /ai/alternative-text' => array( 'from' => 'nobody', 'body' => array( 'attachment' => 999999 ) ),
	'POST /ai/form' => array( 'from' => 'administrator', 'body' => array( 'sentence' => 'Dinner for two' ) ),

	// Who may call the routes of other libraries of pictures.
	'GET /external-media/list/(?P<service>openverse|pexels)' => array( 'from' => 'author', 'compat' => 'wpcom/v2', 'path' => '/external-media/list/openverse?search=pier' ),
	// No picture of ours: refused within the answer.
	'POST /external-media/copy/(?P<service>google_photos|openverse|pexels|thread)' => array( 'from' => 'author', 'compat' => 'wpcom/v2', 'path' => '/external-media/copy/openverse', 'body' => array( 'media' => array( array( 'guid' => '{}' ) ) ) ),
	'GET /external-media/connection/google_photos' => array( 'from' => 'author', 'compat' => 'wpcom/v2' ),
	'DELETE /external-media/connection/google_photos' => array( 'from' => 'author', 'compat' => 'wpcom/v2' ),
	'GET /external-media/connection/google_photos/picker_status' => array( 'from' => 'author', 'compat' => 'wpcom/v2' ),
	// Nothing is set up: 409 once the caller is let in.
	'GET /external-media/list/google_photos' => array( 'from' => 'author', 'compat' => 'wpcom/v2' ),
	'POST /external-media/session/google_photos' => array( 'from' => 'author', 'compat' => 'wpcom/v2', 'body' => array() ),
	'GET /external-media/session/google_photos/(?P<id>[A-Za-z0-9_.~-]{1,300})' => array( 'from' => 'author', 'compat' => 'wpcom/v2', 'path' => '/external-media/session/google_photos/none' ),
	'DELETE /external-media/session/google_photos/(?P<id>[A-Za-z0-9_.~-]{1,300})' => array( 'from' => 'author', 'compat' => 'wpcom/v2', 'path' => '/external-media/session/google_photos/none' ),
	// No address of Google's: 400.
	'POST /external-media/proxy/google_photos' => array( 'from' => 'author', 'compat' => 'wpcom/v2', 'body' => array( 'url' => 'https://example.org/a.png' ) ),

	// Routes of members and of what they paid for.
	// No address: refused with 400 once the caller is let in.
	'POST /members/link' => array( 'from' => 'everybody', 'body' => array( 'email' => 'no address' ) ),
	// None of them is a member.
	'POST /members/portal' => array( 'from' => 'nobody', 'body' => array() ),
	// No such post: 404, whoever asks.
	'GET /premium/(?P<post>\\d+)/(?P<key>[\\ds]{1,4}-[0-9a-f]{16})' => array( 'from' => 'everybody', 'path' => '/premium/4294967295/1-0000000000000000' ),
	'POST /premium/(?P<post>\\d+)/(?P<key>[\\ds]{1,4}-[0-9a-f]{16})' => array( 'from' => 'everybody', 'path' => '/premium/4294967295/1-0000000000000000', 'body' => array() ),

	// Who may call the routes of subscribers and what is sent to them.
	'GET /subscribers' => array( 'from' => 'administrator' ),
	'POST /subscribers' => array( 'from' => 'administrator', 'body' => array( 'email' => 'no address' ) ),
	'GET /subscribers/(?P<id>\\d+)' => array( 'from' => 'administrator', 'path' => '/subscribers/4294967295' ),
	'POST /subscribers/bulk' => array( 'from' => 'administrator', 'body' => array( 'action' => 'unsubscribe', 'ids' => array( 4294967295 ) ) ),
	'POST /subscribers/(?P<id>\\d+)' => array( 'from' => 'administrator', 'path' => '/subscribers/4294967295', 'body' => array( 'action' => 'unsubscribe' ) ),
	'DELETE /subscribers/(?P<id>\\d+)' => array( 'from' => 'administrator', 'path' => '/subscribers/4294967295' ),
	'POST /subscribers/import' => array( 'from' => 'administrator', 'body' => array( 'csv' => '', 'consent' => false ) ),
	'POST /subscribers/import/preview' => array( 'from' => 'administrator', 'body' => array( 'csv' => '' ) ),
	'POST /subscribers/import/(?P<batch>[0-9a-f]{20})' => array( 'from' => 'administrator', 'path' => '/subscribers/import/00000000000000000000', 'body' => array() ),
	'GET /subscribers/export' => array( 'from' => 'administrator' ),
	'GET /campaigns' => array( 'from' => 'administrator' ),
	'GET /campaigns/(?P<id>\\d+)' => array( 'from' => 'administrator', 'path' => '/campaigns/4294967295' ),
	'POST /campaigns/(?P<id>\\d+)' => array( 'from' => 'administrator', 'path' => '/campaigns/4294967295', 'body' => array( 'action' => 'pause' ) ),
	'GET /campaigns/(?P<id>\\d+)/failures' => array( 'from' => 'administrator', 'path' => '/campaigns/4294967295/failures' ),
	// The sample page is the administrator's, and no type that is mailed: 404.
	'POST /newsletter/preview' => array( 'from' => 'editor', 'body' => array( 'post' => 2 ) ),
	'POST /newsletter/test' => array( 'from' => 'administrator', 'body' => array( 'to' => 'no address' ) ),
	'GET /newsletter/posts' => array( 'from' => 'administrator' ),
	// Who may edit the post; the sample page is the administrator's.
	'GET /newsletter/posts/(?P<id>\\d+)' => array( 'from' => 'editor', 'path' => '/newsletter/posts/2' ),
	// It is not being sent: 409.
	'POST /newsletter/posts/(?P<id>\\d+)' => array( 'from' => 'editor', 'path' => '/newsletter/posts/2', 'body' => array( 'action' => 'cancel' ) ),

	// Routes of Mainstreet > Payments.
	'GET /payments/orders' => array( 'from' => 'administrator' ),
	'GET /payments/orders\\.csv' => array( 'from' => 'administrator', 'path' => '/payments/orders.csv' ),
	'GET /payments/orders/(?P<id>\\d+)' => array( 'from' => 'administrator', 'path' => '/payments/orders/4294967295' ),
	'POST /payments/orders/(?P<id>\\d+)/refund' => array( 'from' => 'administrator', 'path' => '/payments/orders/4294967295/refund', 'body' => array( 'amount' => 1, 'key' => 'sweep-sweep' ) ),
	'GET /payments/totals' => array( 'from' => 'administrator' ),
	'GET /payments/plans' => array( 'from' => 'administrator' ),
	// No name: refused with 400 once the caller is let in.
	'POST /payments/plans' => array( 'from' => 'administrator', 'body' => array( 'title' => '' ) ),
	'POST /payments/plans/(?P<id>\\d+)' => array( 'from' => 'administrator', 'path' => '/payments/plans/4294967295', 'body' => array() ),
	'DELETE /payments/plans/(?P<id>\\d+)' => array( 'from' => 'administrator', 'path' => '/payments/plans/4294967295' ),
	'GET /payments/members' => array( 'from' => 'administrator' ),
	'POST /payments/members/(?P<id>\\d+)' => array( 'from' => 'administrator', 'path' => '/payments/members/4294967295', 'body' => array( 'action' => 'end' ) ),

	// Routes of payment plans; what is sent is refused with 400, 404 or 409 once the caller is let in.
	'GET /memberships/status' => array( 'from' => 'contributor', 'compat' => 'wpcom/v2' ),
	'GET /memberships/products' => array( 'from' => 'contributor', 'compat' => 'wpcom/v2' ),
	'POST /memberships/products' => array( 'from' => 'contributor', 'compat' => 'wpcom/v2', 'body' => array( 'type' => 'donation', 'currency' => 'none' ) ),
	'POST /memberships/product' => array( 'from' => 'author', 'compat' => 'wpcom/v2', 'body' => array( 'title' => '' ) ),
	'POST /memberships/product/(?P<id>\\d+)' => array( 'from' => 'administrator', 'compat' => 'wpcom/v2', 'path' => '/memberships/product/999999', 'body' => array( 'title' => '' ) ),
	'DELETE /memberships/product/(?P<id>\\d+)' => array( 'from' => 'administrator', 'compat' => 'wpcom/v2', 'path' => '/memberships/product/999999' ),

	// Who may call the routes of shares.
	'POST /posts/(?P<id>\\d+)/hidden-blocks' => array( 'from' => 'editor', 'path' => '/posts/2/hidden-blocks', 'body' => array( 'blocks' => array() ) ),
	'POST /posts/(?P<id>\\d+)/publicize' => array( 'from' => 'author', 'compat' => 'wpcom/v2', 'path' => '/posts/4294967295/publicize', 'body' => array() ),
	'POST /publicize/share-post/(?P<id>\\d+)' => array( 'from' => 'author', 'compat' => 'wpcom/v2', 'path' => '/publicize/share-post/4294967295', 'body' => array() ),
	'GET /shares' => array( 'from' => 'author' ),
	// Who may publish a post that is not there? Nobody.
	'POST /social/messages/(?P<id>\\d+)' => array( 'from' => 'nobody', 'path' => '/social/messages/4294967295', 'body' => array() ),
	// No such share: nobody may try it again.
	'POST /shares/(?P<id>\\d+)/retry' => array( 'from' => 'nobody', 'path' => '/shares/4294967295/retry', 'body' => array() ),

	// Who may call the routes of Mainstreet > Get started.
	// Each call makes one more draft.
	'POST /start/page' => array( 'from' => 'editor', 'body' => array() ),
	'GET /start/survey' => array( 'from' => 'administrator' ),
	'GET /start/former' => array( 'from' => 'administrator' ),
	// Nothing of this kind was ever stored.
	'POST /start/former/(?P<id>[a-z]+)' => array( 'from' => 'administrator', 'path' => '/start/former/gone', 'body' => array() ),

	// Who may call the routes of likes.
	'GET /likes/(?P<id>\\d+)' => array( 'from' => 'everybody', 'path' => '/likes/999999999' ),
	'POST /likes/(?P<id>\\d+)' => array( 'from' => 'everybody', 'path' => '/likes/999999999', 'body' => array() ),
	'DELETE /likes/(?P<id>\\d+)' => array( 'from' => 'everybody', 'path' => '/likes/999999999' ),

	// Who may call the routes of threads.
	'GET /tweetstorm/gather' => array( 'from' => 'contributor', 'compat' => 'wpcom/v2', 'path' => '/tweetstorm/gather?url=nothing' ),
	// No such post: nobody may edit it.
	'POST /social/card/(?P<id>\\d+)' => array( 'from' => 'nobody', 'path' => '/social/card/4294967295', 'body' => array() ),
	'POST /tweetstorm/parse' => array( 'from' => 'contributor', 'compat' => 'wpcom/v2', 'body' => array( 'blocks' => array() ) ),
	'POST /tweetstorm/generate-cards' => array( 'from' => 'contributor', 'compat' => 'wpcom/v2', 'body' => array( 'urls' => array() ) ),

	// Who may call the routes of hosted videos. No such video: nobody may edit it.
	'POST /videopress/meta' => array( 'from' => 'nobody', 'compat' => 'wpcom/v2', 'body' => array( 'id' => 4294967295 ) ),
	// What is not there is 404 to everybody.
	'GET /videos/(?P<guid>[A-Za-z0-9]{8})' => array( 'from' => 'everybody', 'path' => '/videos/zzzzzzzz' ),
	// The signature decides.
	'GET /videos/(?P<guid>[A-Za-z0-9]{8})/file' => array( 'from' => 'nobody', 'path' => '/videos/zzzzzzzz/file?exp=1&sig=x' ),
	'GET /videos/(?P<guid>[A-Za-z0-9]{8})/copy' => array( 'from' => 'nobody', 'path' => '/videos/zzzzzzzz/copy?exp=1&sig=x&part=copy' ),
	'GET /videos/(?P<guid>[A-Za-z0-9]{8})/track' => array( 'from' => 'nobody', 'path' => '/videos/zzzzzzzz/track?exp=1&sig=x&kind=subtitles' ),
	'POST /videos/(?P<guid>[A-Za-z0-9]{8})/tracks' => array( 'from' => 'nobody', 'path' => '/videos/zzzzzzzz/tracks', 'body' => array( 'kind' => 'subtitles' ) ),
	'POST /videos/(?P<guid>[A-Za-z0-9]{8})/tracks/delete' => array( 'from' => 'nobody', 'path' => '/videos/zzzzzzzz/tracks/delete', 'body' => array( 'kind' => 'subtitles' ) ),

	// All others. Bodies pass validation and change nothing.
	'GET /business-hours/localized-week' => array( 'from' => 'everybody', 'compat' => 'wpcom/v2' ),
	'GET /opentable/search' => array( 'from' => 'contributor', 'path' => '/opentable/search?query=trattoria' ),
	'GET /feedback' => array( 'from' => 'editor' ),
	'POST /feedback' => array( 'from' => 'editor', 'body' => array( 'action' => 'read', 'ids' => array() ) ),
	'GET /forms' => array( 'from' => 'editor' ),
	'POST /forms' => array( 'from' => 'editor', 'body' => array( 'title' => 'RSVP', 'fields' => array( array( 'type' => 'radio', 'label' => 'Without options' ) ) ) ),
	'GET /seo/(?P<id>\\d+)' => array( 'from' => 'contributor', 'path' => '/seo/999999' ),
	'POST /seo/(?P<id>\\d+)' => array( 'from' => 'contributor', 'path' => '/seo/999999', 'body' => array( 'title' => 'T' ) ),
	'GET /feedback/sources' => array( 'from' => 'editor' ),
	'GET /feedback/forms' => array( 'from' => 'editor' ),
	'GET /feedback/export' => array( 'from' => 'editor' ),
	'GET /feedback/(?P<id>\\d+)/file/(?P<key>[0-9a-f]{32})' => array( 'from' => 'editor', 'path' => '/feedback/1/file/00000000000000000000000000000000' ),
	'GET /feedback/(?P<id>\\d+)' => array( 'from' => 'editor', 'path' => '/feedback/1' ),
	'GET /connection/url' => array( 'from' => 'contributor', 'compat' => 'jetpack/v4' ),
	'GET /mailchimp' => array( 'from' => 'contributor', 'compat' => 'wpcom/v2' ),
	// 403 to everybody while the site is not connected (docs/server-contract.md A17).
	'GET /mailchimp/groups' => array( 'from' => 'nobody', 'compat' => 'wpcom/v2' ),
	'GET /mailchimp/settings' => array( 'from' => 'administrator', 'compat' => 'wpcom/v2' ),
	'GET /mailchimp/audiences' => array( 'from' => 'administrator' ),
	'POST /mailchimp/subscribe' => array( 'from' => 'everybody', 'body' => array() ),
	// 400 to everybody: nobody here signs as Stripe.
	'POST /stripe/webhook' => array( 'from' => 'everybody', 'body' => array() ),
	'GET /payments/webhooks' => array( 'from' => 'administrator' ),
	// No endpoint of that name: an error once the caller is let in.
	'POST /payments/webhooks/(?P<id>[a-z-]+)' => array( 'from' => 'administrator', 'path' => '/payments/webhooks/nowhere', 'body' => array() ),
	'GET /geo' => array( 'from' => 'everybody' ),
	'GET /related-posts' => array( 'from' => 'contributor', 'compat' => 'wpcom/v2' ),
	'GET /related-posts/(?P<id>\\d+)' => array( 'from' => 'editor', 'compat' => 'wpcom/v2', 'path' => '/related-posts/1' ),
	'POST /related-posts/enable' => array( 'from' => 'administrator', 'compat' => 'wpcom/v2', 'body' => array() ),
	'GET /session' => array( 'from' => 'everybody' ),
	// For buyers: what no post offers is answered 400, an order of another browser 404.
	'POST /checkout' => array( 'from' => 'everybody', 'body' => array() ),
	'GET /orders/(?P<uuid>[0-9a-f-]{36})/status' => array( 'from' => 'everybody', 'path' => '/orders/00000000-0000-4000-8000-000000000000/status' ),
	// For strangers: without a product 400, without a signature 400.
	'POST /paypal/order' => array( 'from' => 'everybody', 'body' => array() ),
	'POST /paypal/webhook' => array( 'from' => 'everybody', 'body' => array() ),
	// For strangers: what holds no form's ticket is answered 409.
	'POST /forms/submit' => array( 'from' => 'everybody', 'body' => array() ),
	'POST /subscribe' => array( 'from' => 'everybody', 'body' => array() ),
	// 409 where the site has no search of its own.
	'GET /resolve-redirect' => array( 'from' => 'contributor', 'compat' => 'wpcom/v2', 'path' => '/resolve-redirect?url=http%3A%2F%2F127.0.0.1%2F' ),
	// Names no tiles: refused with 400 once the caller is let in.
	'POST /map-source' => array( 'from' => 'editor', 'body' => array( 'source' => 'own', 'url' => '' ) ),
	'GET /geocode' => array( 'from' => 'contributor', 'path' => '/geocode?q=pier' ),
	'GET /jetpack_crm' => array( 'from' => 'author', 'compat' => 'jetpack/v4' ),
	// It takes a capability that the CRM plugin brings.
	'POST /jetpack_crm' => array( 'from' => 'nobody', 'compat' => 'jetpack/v4', 'body' => array( 'extension' => 'jetpackforms' ) ),
	'GET /plugins' => array( 'from' => 'administrator', 'compat' => 'jetpack/v4' ),
	// Names no plugin: refused with 400 once the caller is let in.
	'POST /plugins' => array( 'from' => 'administrator', 'compat' => 'jetpack/v4', 'body' => array() ),
	'POST /plugins/(?P<plugin>[^.\\/]+(?:\\/[^.\\/]+)?)' => array( 'from' => 'administrator', 'compat' => 'jetpack/v4', 'path' => '/plugins/no-such/plugin', 'body' => array() ),
	'GET /subscribers/count' => array( 'from' => 'contributor', 'compat' => 'wpcom/v2' ),
	// No address: refused with 400 once the caller is let in.
	'GET /podcast-player' => array( 'from' => 'contributor', 'compat' => 'wpcom/v2' ),
	'GET /podcast-player/track-quantity' => array( 'from' => 'contributor', 'compat' => 'wpcom/v2' ),
	'GET /podcast-player/track' => array( 'from' => 'everybody' ),
	'GET /settings' => array( 'from' => 'administrator' ),
	'POST /settings' => array( 'from' => 'administrator', 'body' => array() ),
	'POST /settings/test/(?P<service>[a-z-]+)' => array( 'from' => 'administrator', 'path' => '/settings/test/mapbox', 'body' => array() ),
	'GET /settings/export' => array( 'from' => 'administrator' ),
	// No file of ours: refused with 400 once the caller is let in.
	'POST /settings/import' => array( 'from' => 'administrator', 'body' => array( 'file' => array() ) ),
	'GET /modules' => array( 'from' => 'administrator' ),
	'POST /modules/(?P<id>[a-z-]+)' => array( 'from' => 'administrator', 'path' => '/modules/no-such', 'body' => array( 'on' => true ) ),
	'GET /checks/(?P<id>loopback|cron|mail|secrets|https|upload|private-folder|private-videos|shared-uploads|typed-addresses|object-cache|rest)' => array( 'from' => 'administrator', 'path' => '/checks/upload' ),
	'POST /probe' => array( 'from' => 'author', 'body' => array() ),
	'GET /plans' => array( 'from' => 'contributor' ),
	'GET /site' => array( 'from' => 'contributor', 'compat' => 'jetpack/v4' ),
	// Only with a secret in a header, whoever asks.
	'POST /mail/bounce' => array( 'from' => 'nobody', 'body' => array( 'email' => 'nobody@example.org', 'type' => 'soft' ) ),
	'GET /service-api-keys/(?P<service>[a-z\\-_]+)' => array( 'from' => 'contributor', 'compat' => 'wpcom/v2', 'path' => '/service-api-keys/mapbox' ),
	// A secret token: refused with 400 once the caller is let in.
	'POST /service-api-keys/(?P<service>[a-z\\-_]+)' => array( 'from' => 'editor', 'compat' => 'wpcom/v2', 'path' => '/service-api-keys/mapbox', 'body' => array( 'service_api_key' => 'sk.eyJ1Ijoib3duZXIifQ.EXAMPLE' ) ),
	'DELETE /service-api-keys/(?P<service>[a-z\\-_]+)' => array( 'from' => 'editor', 'compat' => 'wpcom/v2', 'path' => '/service-api-keys/mapbox' ),
);
