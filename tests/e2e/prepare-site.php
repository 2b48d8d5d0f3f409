<?php
/**
 * What every end-to-end test finds on the site: one user of each role, named after
 * it, a menu that stays short, and six pictures. Runs once, inside WordPress; returns the pictures.
 *
 * @package Mainstreet
 */

require_once ABSPATH . 'wp-admin/includes/image.php';
require_once ABSPATH . 'wp-admin/includes/plugin.php';

// The stand-ins for other plugins work only in tests that ask for them.
deactivate_plugins( array_diff( (array) get_option( 'active_plugins' ), array( 'mainstreet-blocks/plugin.php' ) ) );

foreach ( array( 'subscriber', 'contributor', 'author', 'editor' ) as $mainstreet_role ) {
	wp_insert_user(
		array(
			'user_login' => $mainstreet_role,
			'user_pass'  => 'password',
			'user_email' => $mainstreet_role . '@example.com',
			'role'       => $mainstreet_role,
		)
	);
}

// A theme's menu of all pages grows with every test, until what follows is far below the window.
wp_insert_post(
	array(
		'post_type'    => 'wp_navigation',
		'post_status'  => 'publish',
		'post_title'   => 'Navigation',
		'post_content' => '<!-- wp:home-link {"label":"Home"} /-->',
	)
);

$mainstreet_pictures = array();
$mainstreet_uploads  = wp_upload_dir();
for ( $mainstreet_n = 1; $mainstreet_n <= 6; $mainstreet_n++ ) {
	// Landscape and portrait in turn; a picture can be told by its colour.
	$mainstreet_size  = $mainstreet_n % 2 ? array( 1200, 800 ) : array( 800, 1000 );
	$mainstreet_image = imagecreatetruecolor( $mainstreet_size[0], $mainstreet_size[1] );
	$mainstreet_tone  = array( 30 * $mainstreet_n, 200 - 20 * $mainstreet_n, 60 + 25 * $mainstreet_n );
	imagefill( $mainstreet_image, 0, 0, imagecolorallocate( $mainstreet_image, $mainstreet_tone[0], $mainstreet_tone[1], $mainstreet_tone[2] ) );
	imagefilledellipse( $mainstreet_image, 400, 400, 100 * $mainstreet_n, 100 * $mainstreet_n, imagecolorallocate( $mainstreet_image, 255, 255, 255 ) );
	$mainstreet_file = $mainstreet_uploads['path'] . "/picture-$mainstreet_n.jpg";
	imagejpeg( $mainstreet_image, $mainstreet_file, 80 );

	$mainstreet_id = wp_insert_attachment(
		array(
			'post_title'     => "Picture $mainstreet_n",
			'post_mime_type' => 'image/jpeg',
			'post_status'    => 'inherit',
		),
		$mainstreet_file
	);
	update_post_meta( $mainstreet_id, '_wp_attachment_image_alt', "Circle number $mainstreet_n on a plain ground" );
	wp_update_attachment_metadata( $mainstreet_id, wp_generate_attachment_metadata( $mainstreet_id, $mainstreet_file ) );
	$mainstreet_pictures[] = array(
		'id'     => $mainstreet_id,
		'url'    => wp_get_attachment_url( $mainstreet_id ),
		'width'  => $mainstreet_size[0],
		'height' => $mainstreet_size[1],
	);
}
return $mainstreet_pictures;
