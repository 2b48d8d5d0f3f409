<?php
/**
 * Sends the form `$values['posted']` and prints `y`, or the code of the error. `$values` may also hold:
 * - `files`: as PHP has them in $_FILES; they count as uploaded.
 * - `dies_at`: a hook at which the process ends.
 * - `quota`: bytes that files of a form may take.
 * - `recounts`: whether it counts the unread responses behind it.
 * - `stale`: whether the cache of options says that there is no folder for files yet.
 *
 * @package Mainstreet
 */

use Mainstreet\Submissions\Pipeline\Submission_Pipeline;

add_filter( 'pre_wp_mail', '__return_true' );
add_filter( 'mainstreet_is_upload', '__return_true' );
if ( isset( $values['dies_at'] ) ) {
	add_filter(
		$values['dies_at'],
		function () {
			exit;
		}
	);
}
if ( isset( $values['quota'] ) ) {
	add_filter(
		'mainstreet_files_quota',
		function () use ( $values ) {
			return array( 'form' => $values['quota'] );
		}
	);
}
if ( ! empty( $values['stale'] ) ) {
	wp_cache_set( 'notoptions', array( 'mainstreet_files_folder' => true, 'secret_key' => true ), 'options' );
	wp_cache_delete( 'mainstreet_files_folder', 'options' );
}
$result = Submission_Pipeline::run( 'forms/submit', $values['posted'], isset( $values['files'] ) ? $values['files'] : array() );
echo is_wp_error( $result ) ? $result->get_error_code() : 'y';
if ( ! empty( $values['recounts'] ) ) {
	Mainstreet\Responses\Storage\Unread_Count::recount();
}
