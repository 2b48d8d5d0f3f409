<?php
/**
 * Likes the post `$values['post']` as sixty visitors, of whom every third takes it back and likes again; prints what is
 * thrown, and `end`.
 *
 * @package Mainstreet
 */

use Mainstreet\Social\Likes\Liker;
use Mainstreet\Social\Likes\Likes;

for ( $i = 0; $i < 60; $i++ ) {
	$liker = new Liker( 0, md5( 'race' . $i ) );
	try {
		Likes::add( $values['post'], $liker );
		if ( 0 === $i % 3 ) {
			Likes::remove( $values['post'], $liker->hashes() );
			Likes::add( $values['post'], $liker );
		}
	} catch ( \Throwable $error ) {
		echo $error->getMessage();
	}
}
echo 'end';
