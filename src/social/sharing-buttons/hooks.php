<?php
namespace Mainstreet\Social\Sharing_Buttons;

defined( 'ABSPATH' ) || exit;

if ( isset( $_GET['mainstreet_mastodon'] ) ) { // phpcs:ignore WordPress.Security.NonceVerification -- looked at there.
	add_action( 'wp_loaded', array( Mastodon_Page::class, 'handle' ) );
}
