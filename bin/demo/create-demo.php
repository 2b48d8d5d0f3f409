<?php
/**
 * Creates the demo page inside WordPress.
 *
 * @package Mainstreet
 */

/**
 * Finds the post that an earlier run made.
 *
 * @param string $type Post type.
 * @param string $mark What it was marked with.
 * @return int Its id, or 0.
 */
function mainstreet_find_demo( $type, $mark ) {
	$found = get_posts(
		array(
			'post_type'   => $type,
			'post_status' => array( 'publish', 'inherit', 'draft', 'private' ),
			'meta_key'    => '_mainstreet_demo',
			'meta_value'  => $mark,
			'fields'      => 'ids',
			'numberposts' => 1,
		)
	);
	return $found ? $found[0] : 0;
}

/**
 * Puts a picture of core's theme into the media library, once.
 *
 * @param string $name File name.
 * @param string $alt  Alternative text.
 * @return int Attachment id.
 */
function mainstreet_import_picture( $name, $alt ) {
	$id = mainstreet_find_demo( 'attachment', $name );
	if ( $id ) {
		return $id;
	}
	require_once ABSPATH . 'wp-admin/includes/image.php';
	require_once ABSPATH . 'wp-admin/includes/file.php';
	require_once ABSPATH . 'wp-admin/includes/media.php';
	$source = WP_CONTENT_DIR . '/themes/twentytwentyfive/assets/images/' . $name;
	$copy   = wp_tempnam( $name );
	copy( $source, $copy );
	$id = media_handle_sideload(
		array(
			'name'     => $name,
			'tmp_name' => $copy,
		),
		0,
		null,
		array( 'post_title' => ucfirst( str_replace( array( '-square', '-image', '-' ), array( '', '', ' ' ), basename( $name, '.webp' ) ) ) )
	);
	if ( is_wp_error( $id ) ) {
		throw new Exception( $id->get_error_message() );
	}
	update_post_meta( $id, '_wp_attachment_image_alt', $alt );
	update_post_meta( $id, '_mainstreet_demo', $name );
	return $id;
}

/**
 * Creates the page, or refreshes it when its content is not that of the last run.
 *
 * @param array $input title, content, pictures, hash.
 * @return array id, url, changed.
 */
function mainstreet_create_demo( $input ) {
	$id      = mainstreet_find_demo( 'page', 'page' );
	$changed = ! $id || get_post_meta( $id, '_mainstreet_demo_hash', true ) !== $input['hash'];
	if ( $changed ) {
		$tokens = array();
		foreach ( $input['pictures'] as $index => $picture ) {
			$image = mainstreet_import_picture( $picture[0], $picture[1] );
			$sizes = wp_get_attachment_metadata( $image );
			foreach ( array(
				'id'     => (string) $image,
				'url'    => wp_get_attachment_url( $image ),
				'width'  => (string) $sizes['width'],
				'height' => (string) $sizes['height'],
			) as $field => $value ) {
				$tokens[ '{{image:' . ( $index + 1 ) . ":$field}}" ] = $value;
			}
		}
		$id = wp_insert_post(
			wp_slash(
				array(
					'ID'           => $id,
					'post_type'    => 'page',
					'post_status'  => 'publish',
					'post_title'   => $input['title'],
					'post_name'    => 'demo',
					'post_content' => strtr( $input['content'], $tokens ),
				)
			),
			true
		);
		if ( is_wp_error( $id ) ) {
			throw new Exception( $id->get_error_message() );
		}
		update_post_meta( $id, '_mainstreet_demo', 'page' );
		update_post_meta( $id, '_mainstreet_demo_hash', $input['hash'] );
	}
	return array(
		'id'      => $id,
		'url'     => get_permalink( $id ),
		'changed' => $changed,
	);
}
