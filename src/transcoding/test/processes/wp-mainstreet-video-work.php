<?php
/**
 * Runs `wp mainstreet video work` with the ffmpeg at `$values['ffmpeg']`.
 *
 * @package Mainstreet
 */

use function Mainstreet\Tests\use_ffmpeg;

require_once dirname( __DIR__ ) . '/ffmpeg.php';

use_ffmpeg( $values['ffmpeg'] );
$class = WP_CLI::$commands['mainstreet video'];
( new $class() )->work();
