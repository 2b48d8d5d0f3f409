<?php
/**
 * Runs `wp mainstreet video`: copies of the video `$values['id']` with `$values['ffmpeg']`, of all, twice, of none; then its
 * other commands.
 *
 * @package Mainstreet
 */

use function Mainstreet\Tests\use_ffmpeg;

require_once dirname( __DIR__ ) . '/ffmpeg.php';

use_ffmpeg( $values['ffmpeg'] );
$class   = WP_CLI::$commands['mainstreet video'];
$command = new $class();
$command->transcode( array( (string) $values['id'], 'x' ), array() );
$command->transcode( array(), array( 'all' => true ) );
$command->transcode( array(), array( 'all' => true ) );
$command->transcode( array(), array() );
$command->work();
$command->status( array() );
