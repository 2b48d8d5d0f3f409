<?php
/**
 * Sends the form `$values['posted']` of a saved copy of a page as often as `$values['more']` has entries, each with what is
 * posted besides. Prints as JSON, in << >>, what became of each, what the clock says, and how old a form of now is.
 *
 * @package Mainstreet
 */

use Mainstreet\Submissions\Pipeline\No_Script_Page;
use Mainstreet\Submissions\Pipeline\Submission_Pipeline;
use Mainstreet\Submissions\Spam\Form_Token;
use Mainstreet\Submissions\Spam\Time_Trap;

add_filter( 'pre_wp_mail', '__return_true' );
// The clock of WordPress itself stands where it was: for it, that day is to come.
add_filter(
	'wp_insert_post_data',
	function ( $data ) {
		return array( 'post_status' => str_replace( 'future', 'publish', $data['post_status'] ) ) + $data;
	}
);
$session = Time_Trap::get_item()->get_data();
$begun   = (string) ( Mainstreet\Submissions\time() - 20 );
$results = array(
	'clock' => $session['time'] - time(),
	'fresh' => Time_Trap::get_seconds( $session['t'] ),
);
foreach ( $values['more'] as $number => $more ) {
	$posted    = $more + $values['posted'] + array(
		'ms_id' => "copy-$number-" . $values['id'],
		'ms_t'  => $begun . '.' . Form_Token::sign_text( $begun, 'time' ),
		'ms_k'  => '1',
	);
	$outcome   = Submission_Pipeline::run( 'forms/submit', $posted, array() );
	$results[] = array(
		'outcome' => is_wp_error( $outcome ) ? $outcome->get_error_code() : $outcome['success'],
		'status'  => Submission_Pipeline::get_status( $outcome ),
		'wait'    => is_wp_error( $outcome ) ? $outcome->get_error_data()['retry_after'] ?? 0 : 0,
		'back'    => No_Script_Page::store_outcome( $posted, $outcome ),
	);
}
echo '<<', wp_json_encode( $results ), '>>';
