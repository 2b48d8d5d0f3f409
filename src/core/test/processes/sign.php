<?php
/**
 * Prints what the key of forms' tickets signs; with `stale`, the caches say that there is no key.
 *
 * @package Mainstreet
 */

if ( ! empty( $values['stale'] ) ) {
	wp_cache_set( 'notoptions', array( 'secret_key' => true ), 'options' );
	wp_cache_delete( 'secret_key', 'options' );
}
echo Mainstreet\Submissions\Spam\Form_Token::sign_text( 'x', 'test' );
