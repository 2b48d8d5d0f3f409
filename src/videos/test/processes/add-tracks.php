<?php
/**
 * Adds a track of each kind in each of `$values['languages']` to the video `$values['id']`; prints the codes of what was refused.
 *
 * @package Mainstreet
 */

use Mainstreet\Videos\Video_Tracks;

wp_set_current_user( 1 );
foreach ( $values['languages'] as $language ) {
	foreach ( Video_Tracks::KINDS as $kind ) {
		$done = Video_Tracks::add( $values['id'], $kind, $language, "$kind in $language", "WEBVTT\n\n00:00.000 --> 00:01.000\n$language" );
		echo is_wp_error( $done ) ? $done->get_error_code() . ' ' : '';
	}
}
